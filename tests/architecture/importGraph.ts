import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** Importing file, relative to `src/` like all paths here. */
  readonly file: string;
  readonly specifier: string;
}

/** Every TypeScript file of `src/` that is not generated. */
export const sourceFiles: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/.*\.tsx?$/.test(file) && !file.includes('.generated.'));

export const sourceOf = (file: string): string => readFileSync(`src/${file}`, 'utf8');

/** All imports of a file: values and types, static, dynamic and `import.meta.glob`. */
export function importsOf(file: string, source?: string): readonly Import[] {
  if (source !== undefined) return parseImports(file, source);
  const known = parsed.get(file) ?? parseImports(file, sourceOf(file));
  parsed.set(file, known);
  return known;
}

const parsed = new Map<string, readonly Import[]>();

function parseImports(file: string, source: string): readonly Import[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap((entry) => {
      const text = source.slice(entry.moduleRequest.start, entry.moduleRequest.end);
      return /^['"`]/.test(text) ? [text.slice(1, -1)] : [];
    }),
    ...[...source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g)].flatMap(([, pattern]) => pattern ?? []),
  ];
  return [...new Set(requests)].map((specifier) => ({ file, specifier }));
}

/** The imported file, relative to `src/`; null for a package or a file outside `src/`. */
export function targetOf({ file, specifier }: Import): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = posix.join(posix.dirname(file), specifier);
  return target.startsWith('..') ? null : target;
}

export type Graph = ReadonlyMap<string, readonly string[]>;

export const importGraph = (files: readonly string[]): Graph =>
  new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap((entry) => {
        const target = targetOf(entry);
        return target === null ? [] : target.includes('*') ? files.filter((other) => matchesGlob(other, target)) : [target];
      }),
    ]),
  );

/** Import cycles: strongly connected components with more than one file (Tarjan). */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    open.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.has(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    for (const member of group) open.delete(member);
    if (group.length > 1 || graph.get(file)?.includes(file) === true) circles.push(group.toSorted());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
