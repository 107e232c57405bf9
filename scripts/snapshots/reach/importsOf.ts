import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** One relative import in a module's text. */
export interface Link {
  readonly start: number;
  readonly end: number;
  /** The file it names, as written: it may lack its extension. */
  readonly file: string;
}

export interface Imports {
  /** Relative imports, in the order of the text. */
  readonly links: readonly Link[];
  /** Files that patterns of `import.meta.glob` match. */
  readonly globbed: readonly string[];
  readonly packages: readonly string[];
}

/**
 * What a module loads, lazily or not. Sources are read, not the bundler's report: vanilla-extract compiles imports
 * between `.css.ts` files away, so that the report says a change of a token reaches nothing.
 */
export function importsOf(file: string, code: string, folder = '.'): Imports {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { links: [], globbed: [], packages: [] };
  const { module } = parseSync('module.js', code);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const { start, end } = moduleRequest;
      const text = code.slice(start, end);
      return /^['"`][^$]*['"`]$/.test(text) ? [{ start, end, value: text.slice(1, -1) }] : [];
    }),
  ];
  const links = requests
    .filter(({ value }) => value.startsWith('.'))
    .map(({ start, end, value }) => ({ start, end, file: posix.join(posix.dirname(file), value.replace(/\?.*$/, '')) }))
    .sort((left, right) => left.start - right.start);
  const named = requests.map(({ value }) => value).filter((value) => /^[@\w]/.test(value) && !value.startsWith('node:'));
  return {
    // Names that one statement takes share its request.
    links: links.filter(({ start }, index) => links[index - 1]?.start !== start),
    globbed: globbed(file, code, folder),
    packages: [...new Set(named.map(packageOf))],
  };
}

/** Files behind `import.meta.glob('…')` and `glob(['…', '…'])`. */
function globbed(file: string, code: string, folder: string): string[] {
  return [...code.matchAll(/import\.meta\.glob\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, pattern = '']) => pattern);
    return patterns
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap((pattern) =>
        globSync(pattern.startsWith('/') ? pattern.slice(1) : posix.join(posix.dirname(file), pattern), {
          cwd: folder,
        }).map((found) => found.replaceAll('\\', '/')),
      )
      .sort();
  });
}

function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
