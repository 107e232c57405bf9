import type { Brand, BrandManifest } from './manifest.generated.ts';
import type { Path } from './problem.ts';

/** A setting that a brand with play money may have in a weaker form. */
export interface StrictSetting {
  readonly path: Path;
  readonly isWeak: (value: unknown) => boolean;
  /** The form that real money needs, and gets where the brand does not write the setting. */
  readonly strict: unknown;
}

/** Pattern of a password that demands no composition: any character but controls. */
const anyCharacter = 1;
/** Shortest upper bound that admits passphrases. */
const passphraseLength = 64;
/** Patterns that demand or exclude kinds of characters; see `domain/patterns.ts`. */
const compositionPatterns: readonly unknown[] = [2, 3, 5, 6, 7, 8, 9, 11, 13, 14, 15, 17];

/** Every setting that the profile `real` has in its strict form only. */
export const strictSettings: readonly StrictSetting[] = [
  {
    path: ['registration', 'fields', 'password', 'patternId'],
    isWeak: (value) => compositionPatterns.includes(value),
    strict: anyCharacter,
  },
  {
    path: ['registration', 'fields', 'password', 'maxLength'],
    isWeak: (value) => typeof value === 'number' && value < passphraseLength,
    strict: passphraseLength,
  },
  { path: ['policies', 'auth', 'errorDetail'], isWeak: (value) => value !== 'generic', strict: 'generic' },
  // Otherwise a picture or the name of a bank account proves a login from a new network.
  { path: ['policies', 'auth', 'newIpStrict'], isWeak: (value) => value !== true, strict: true },
  { path: ['signIn', 'rememberPassword'], isWeak: (value) => value !== false, strict: false },
];

/** A brand whose settings are strict where real money needs it and the manifest does not write them. */
export function withStrictDefaults(manifest: BrandManifest, brand: Brand): Brand {
  if (brand.profile !== 'real') return brand;
  return strictSettings
    .filter(({ path, isWeak }) => at(manifest, path) === undefined && isWeak(at(brand, path)) && isPresent(brand, path))
    .reduce((strict, { path, strict: value }) => set(strict, path, value) as Brand, brand);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((place, step) => (isRecord(place) ? place[step] : undefined), value);

const isPresent = (value: unknown, path: Path): boolean => at(value, path) !== undefined;

function set(value: unknown, [step, ...rest]: Path, strict: unknown): unknown {
  if (step === undefined) return strict;
  const place = isRecord(value) ? value : {};
  return { ...place, [step]: set(place[step], rest, strict) };
}
