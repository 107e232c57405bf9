import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A relative import in a module's source. */
export interface Link {
  readonly start: number;
  readonly end: number;
  /** The specifier as written; may lack its extension. */
  readonly file: string;
}

export interface Imports {
  /** Relative imports in source order. */
  readonly links: readonly Link[];
  /** Files matched by `import.meta.glob`. */
  readonly globbed: readonly string[];
  readonly packages: readonly string[];
}

/**
 * Static and dynamic imports of a module, parsed from its source. The bundler's module graph is incomplete, because
 * vanilla-extract compiles imports between `.css.ts` files away.
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
    // Names imported by one statement share its specifier.
    links: links.filter(({ start }, index) => links[index - 1]?.start !== start),
    globbed: globbed(file, code, folder),
    packages: [...new Set(named.map(packageOf))],
  };
}

/** Files matched by `import.meta.glob('…')` and `import.meta.glob(['…', '…'])`. */
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
