import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Imports {
  /** Files of the repository, as they are written (not yet looked for on the disk). */
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

/**
 * What a source file loads. Sources are read, not the bundler's report: vanilla-extract compiles
 * imports between `.css.ts` files away, so that the report says a change of a token reaches nothing.
 */
export function importsOf(file: string, source: string): Imports {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { files: [], packages: [] };
  const { module } = parseSync(file, source);
  const literals = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const text = source.slice(start, end);
    return /^['"`][^$]*['"`]$/.test(text) ? [text.slice(1, -1)] : [];
  });
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...literals,
  ].map((request) => request.replace(/\?.*$/, ''));
  const own = requests.filter((request) => request.startsWith('.'));
  return {
    files: [...new Set([...own.map((request) => posix.join(posix.dirname(file), request)), ...globbed(file, source)])],
    packages: [...new Set(requests.filter((request) => /^[@\w]/.test(request) && !request.startsWith('node:')).map(packageOf))],
  };
}

/** Files behind `import.meta.glob('…')` and `glob(['…', '…'])`. */
function globbed(file: string, source: string): string[] {
  return [...source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, pattern = '']) => pattern);
    return patterns
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap((pattern) =>
        globSync(pattern.startsWith('/') ? pattern.slice(1) : posix.join(posix.dirname(file), pattern)).map((found) =>
          found.replaceAll('\\', '/'),
        ),
      );
  });
}

function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
