import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob, posix } from 'node:path';
import { parseSync } from 'vite';
import { sourceFiles, sourceOf } from './importGraph.ts';

type Area = string;

const folder = 'src/i18n/vi/';
const wordsOf = (area: Area) => Object.keys(JSON.parse(readFileSync(`${folder}${area}.json`, 'utf8')) as object);

/** Area of every key. */
export const areaOfKey: ReadonlyMap<string, Area> = new Map(
  readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((area) => area !== 'language')
    .flatMap((area) => wordsOf(area).map((key) => [key, area] as const)),
);

/** Areas that come with every page. */
const first: ReadonlySet<Area> = new Set(
  [...readFileSync('src/i18n/vi.words.generated.ts', 'utf8').matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name),
);

/** The site's parts; the server, the studio and the games have texts of their own. */
export const siteFiles = sourceFiles.filter(
  (file) => !/^(?:server|studio|demo-vendor|manifest|wire)\/|\.(?:stories|test)\.tsx?$|\.test\./.test(file),
);

/** Areas whose words a component shows or a flow answers with: literal keys, and templates by how they begin. */
export function usedAreas(source: string, file = ''): ReadonlySet<Area> {
  if (!file.startsWith('flows/') && !/\buseText\(/.test(source)) return new Set();
  const literals = [...source.matchAll(/'([^'\n]+)'/g)].flatMap(([, key = '']) => areaOfKey.get(key) ?? []);
  const templates = [...source.matchAll(/`([\w.]+\.)\$\{/g)].flatMap(([, start = '']) => {
    const areas = [...areaOfKey].flatMap(([key, area]) => (key.startsWith(start) ? [area] : []));
    return areas.some((area) => first.has(area)) ? [] : areas;
  });
  return new Set([...literals, ...templates].filter((area) => !first.has(area) && area !== 'messages'));
}

const lists = new Map(
  siteFiles.flatMap((file) =>
    [...sourceOf(file).matchAll(/const (\w+)(?::[^=]+)? = (\[(?:\s*'[\w-]+',?)+\s*\])/g)].map(
      ([, name = '', list = '']) => [name, list] as const,
    ),
  ),
);

/** Areas that a component loads before what it contains. */
export function loadedAreas(source: string): ReadonlySet<Area> {
  const given = [...source.matchAll(/\bareas=\{(\[[^\]]*\]|\w+)\}/g)].map(([, value = '']) => lists.get(value) ?? value);
  return new Set(given.flatMap((list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area)));
}

const wraps = (source: string) => /<WithWords areas=[^>]*>\s*\{children\}/.test(source);

interface Edge {
  readonly target: string;
  /** Names taken from the target; null: all of it. */
  readonly names: readonly string[] | null;
}

const known = new Map<string, ReturnType<typeof parse>>();

function parse(file: string) {
  const source = sourceOf(file);
  const { module } = parseSync(file, source);
  const at = (specifier: string) => {
    const target = posix.join(posix.dirname(file), specifier);
    return specifier.startsWith('.') && !target.startsWith('..') ? target : null;
  };
  const edges: Edge[] = [];
  const add = (specifier: string, names: Edge['names']) => {
    const target = at(specifier);
    if (target === null) return;
    const targets = target.includes('*') ? siteFiles.filter((other) => matchesGlob(other, target)) : [target];
    edges.push(...targets.map((one) => ({ target: one, names })));
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    if (values.length > 0)
      add(
        moduleRequest.value,
        values.map(({ importName }) => importName.name ?? 'default'),
      );
  }
  for (const { start, end } of module.dynamicImports.map(({ moduleRequest }) => moduleRequest)) {
    // `.then((module) => module.Name)` and the like: the name that is taken follows.
    const names = [...source.slice(end, end + 200).matchAll(/\b(?:module|loaded)\.(\w+)|\{ (\w+) \}\) =>/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    add(source.slice(start + 1, end - 1), names.length === 0 ? null : names);
  }
  for (const [, pattern = ''] of source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*'([^']+)'/g)) add(pattern, null);
  const doors = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName, isType }) => {
      const target = moduleRequest === null || isType ? null : at(moduleRequest.value);
      return target === null
        ? []
        : [{ name: exportName.name ?? '*', target, names: importName.name === null ? null : [importName.name] }];
    }),
  );
  // A part that loads words for its children does so for every part that passes it some.
  const around = edges.flatMap((edge) => behind(edge)).filter((other) => wraps(sourceOf(other)));
  const loaded = new Set([source, ...around.map(sourceOf)].flatMap((text) => [...loadedAreas(text)]));
  return { edges, doors, used: usedAreas(source, file), loaded };
}

function parsed(file: string) {
  const found = known.get(file) ?? parse(file);
  known.set(file, found);
  return found;
}

/** Files that an import leads to: what a front door takes from elsewhere is looked up there. */
function behind({ target, names }: Edge): string[] {
  if (!siteFiles.includes(target)) return [];
  const { doors } = parsed(target);
  const passed = doors.filter(({ name }) => names === null || names.includes(name));
  const own = names === null || names.some((name) => !doors.some((door) => door.name === name));
  return [...(own ? [target] : []), ...passed.flatMap((door) => behind(door))];
}

/** Components that show words of an area which nothing on the way from the entry loads, with the way. */
export function unloadedWords(entry: string): string[] {
  const areas = new Set(siteFiles.flatMap((file) => [...parsed(file).used]));
  return [...areas].flatMap((area) => {
    const faults: string[] = [];
    const seen = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const { used, loaded, edges } = parsed(file);
      if (loaded.has(area)) return;
      if (used.has(area)) faults.push(`${area}: ${[...way, file].join(' > ')}`);
      for (const next of edges.flatMap(behind)) walk(next, [...way, file]);
    };
    walk(entry, []);
    return faults;
  });
}
