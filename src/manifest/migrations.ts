import type { LocalText } from './manifest.generated.ts';
import { applyPatch } from './patch.ts';
import { type PatchOperation, pointerOf } from './problem.ts';
import { brandSchema, schemaAt } from './schema.ts';

/** One change of a manifest on its way to the next version. */
export interface MigrationStep {
  readonly operation: Exclude<PatchOperation, { op: 'move' }>;
  readonly message: LocalText;
}

export interface Migrated {
  /** The manifest in the current version; the given value if it is of the current version, a newer or an unknown one. */
  readonly value: unknown;
  /** Version of the manifest as written; null if it says something else than a version that has a migration. */
  readonly from: number | null;
  readonly steps: readonly MigrationStep[];
}

type Content = Readonly<Record<string, unknown>>;

/** The changes that turn a manifest of one version into the next. Pure. The version itself is changed by `migrate`. */
type Migration = (manifest: Content) => readonly MigrationStep[];

/** By the version they start from; the first is version 1. */
const migrations: readonly Migration[] = [nameSeeds];

export const currentVersion = Math.max(...(schemaAt(['schemaVersion'], brandSchema)?.enum ?? []).map(Number));

/** Brings a manifest to the current version in memory, without changing the given value. Never throws. */
export function migrate(given: unknown): Migrated {
  if (!isContent(given)) return { value: given, from: null, steps: [] };
  const version = given['schemaVersion'] === undefined ? 1 : given['schemaVersion'];
  const pending = Number.isInteger(version) && Number(version) > 0 ? migrations.slice(Number(version) - 1) : [];
  if (pending.length === 0) return { value: given, from: null, steps: [] };
  let value: unknown = given;
  const steps: MigrationStep[] = [];
  const take = (more: readonly MigrationStep[]) => {
    steps.push(...more);
    value = applyPatch(
      value,
      more.map(({ operation }) => operation),
    );
  };
  for (const migration of pending) take(migration(value as Content));
  const op = given['schemaVersion'] === undefined ? 'add' : 'replace';
  take([{ operation: { op, path: '/schemaVersion', value: currentVersion }, message: newVersion }]);
  return { value, from: Number(version), steps };
}

const newVersion: LocalText = {
  en: `This file is of version ${currentVersion} now.`,
  vi: `Tệp này nay thuộc phiên bản ${currentVersion}.`,
};

const seedNames = [
  ['seed', 'brand'],
  ['supportSeed', 'support'],
] as const;

/**
 * 1 → 2: a seed that palettes repeat becomes a named colour, if it is written the same everywhere. Nothing is named in files
 * that share their names with another file.
 */
function nameSeeds(manifest: Content): readonly MigrationStep[] {
  const { theme } = manifest;
  if (manifest['merchant'] === undefined || manifest['extends'] !== undefined || !isContent(theme)) return [];
  if (theme['colours'] !== undefined) return [];
  const found = seedNames.flatMap(([key, name]) => {
    const hex = theme[key];
    if (typeof hex !== 'string' || !hex.startsWith('#')) return [];
    const uses = placesOf(theme['palettes'], hex, '/theme/palettes');
    return uses.length === 0 ? [] : [{ name, hex, uses: [pointerOf(['theme', key]), ...uses] }];
  });
  const colours = found.filter(({ hex }, index) => found.findIndex((other) => other.hex === hex) === index);
  if (colours.length === 0) return [];
  const value = Object.fromEntries(colours.map(({ name, hex }) => [name, hex]));
  return [
    { operation: { op: 'add', path: '/theme/colours', value }, message: madeColours },
    ...colours.flatMap(({ name, uses }) =>
      uses.map((path) => ({ operation: { op: 'replace', path, value: `@${name}` } as const, message: named(name) })),
    ),
  ];
}

const madeColours: LocalText = {
  en: 'Colours that the palettes repeat have a name now.',
  vi: 'Các màu lặp lại trong bảng màu nay có tên.',
};

const named = (name: string): LocalText => ({ en: `Refers to the colour "${name}".`, vi: `Dẫn tới màu "${name}".` });

/** Pointers of all values equal to the text. */
function placesOf(value: unknown, text: string, pointer: string): string[] {
  if (value === text) return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => placesOf(child, text, `${pointer}${pointerOf([key])}`));
}

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);
