import { fieldName } from './describe.ts';
import type { Source } from './locate.ts';
import { mergePatch } from './mergePatch.ts';
import { currentVersion, migrate } from './migrations.ts';
import type { ParsedManifest } from './parseManifest.ts';
import { type Diagnostic, type Path, pointerOf } from './problem.ts';
import { shown } from './shown.ts';

/** A file whose manifest is of an older version. */
export interface OlderFile {
  readonly file: string;
  readonly version: number;
}

/** A manifest in the current version, merged over its bases. */
export interface ComposedManifest extends ParsedManifest {
  readonly older: readonly OlderFile[];
}

/** Settings that belong to one merchant and cannot come from a base. */
const ownPaths: readonly Path[] = [['merchant'], ['hosts'], ['profile'], ['footer', 'licences']];

/**
 * Brings a parsed manifest to the current version and merges it over its bases, nearest first. Incomplete if one of the files
 * cannot be parsed, if a base says what only a brand may say, or with `ofFamily`, the diagnostics of finding the bases.
 */
export function compose(
  own: ParsedManifest,
  bases: readonly ParsedManifest[] = [],
  ofFamily: readonly Diagnostic[] = [],
): ComposedManifest {
  const layers = [own, ...bases];
  const migrated = layers.map(({ value }) => migrate(value));
  const older = migrated.flatMap(({ from }, index) => {
    const file = layers[index]?.source.file ?? '';
    return from === null ? [] : [{ file, version: from }];
  });
  const source = bases.length === 0 ? own.source : chained(layers.map((layer) => layer.source));
  const refused = [
    ...ofFamily,
    ...migrated.flatMap(({ value }, layer) =>
      layer === 0 ? [] : [...wrongVersion(value, layer), ...notInherited(value, layer)],
    ),
  ];
  const ofFiles = layers.flatMap(({ diagnostics }, layer) =>
    diagnostics.map((found) => (layer === 0 ? found : { ...found, layer })),
  );
  const isComplete = refused.length === 0 && layers.every((layer) => layer.isComplete);
  const diagnostics = [...refused, ...ofFiles];
  if (!isComplete) return { source, value: undefined, diagnostics, isComplete, older };
  const [top, ...rest] = migrated.map(({ value }) => value);
  const below = rest.reduceRight<unknown>(
    (merged, value) => (merged === undefined ? value : mergePatch(merged, value)),
    undefined,
  );
  const value = below === undefined ? top : mergePatch(below, top);
  return { source, value, diagnostics, isComplete, older };
}

/** Each file with the next as its base. */
const chained = ([top, ...rest]: readonly Source[]): Source => {
  const { file = '', text = '', tree } = top ?? {};
  return { file, text, tree, ...(rest.length === 0 ? {} : { base: chained(rest) }) };
};

/** The version of a base would be lost under that of its brand, so it is checked before they merge. */
function wrongVersion(base: unknown, layer: number): Diagnostic[] {
  if (!has(base, ['schemaVersion'])) return [];
  const { schemaVersion: version } = base as { readonly schemaVersion: unknown };
  if (version === currentVersion) return [];
  const path = ['schemaVersion'];
  const value = shown(version);
  if (Number.isInteger(version) && Number(version) > currentVersion)
    return [{ code: 'version.newer', path, layer, params: { value, known: String(currentVersion) } }];
  const allowed = Array.from({ length: currentVersion }, (_, index) => index + 1).join(', ');
  return [{ code: 'value.notAllowed', path, layer, params: { field: fieldName(path), value, allowed } }];
}

function notInherited(base: unknown, layer: number): Diagnostic[] {
  if (base !== undefined && (typeof base !== 'object' || base === null || Array.isArray(base)))
    return [{ code: 'extends.noObject', path: [], layer }];
  return ownPaths.flatMap((path): Diagnostic[] => {
    if (!has(base, path)) return [];
    const key = path.join('.');
    return [
      {
        code: 'extends.notInherited',
        path,
        layer,
        onKey: true,
        params: { key },
        patch: [{ op: 'remove', path: pointerOf(path) }],
      },
    ];
  });
}

function has(value: unknown, [step, ...rest]: Path): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false;
  return has((value as Readonly<Record<string, unknown>>)[String(step)], rest);
}
