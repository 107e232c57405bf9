import { caps } from './caps.ts';
import { colourNote, resolveColours } from './colours.ts';
import { type ComposedManifest, compose, type OlderFile } from './compose.ts';
import { withDefaults } from './defaults.ts';
import { locate, type Source } from './locate.ts';
import type { Brand, BrandManifest } from './manifest.generated.ts';
import { migrate } from './migrations.ts';
import type { ReadOptions } from './options.ts';
import { parseManifest } from './parseManifest.ts';
import { type Diagnostic, type Problem, pointerOf } from './problem.ts';
import { shown } from './shown.ts';
import { validateManifest } from './validateManifest.ts';
import { keepVerifiedFixes } from './verifiedFixes.ts';

export type BrandReading = (
  | {
      readonly ok: true;
      /** The manifest with all defaults. */
      readonly brand: Brand;
      /** The manifest without defaults, in the current version. */
      readonly manifest: unknown;
      /** The same with the names of colours as they are written. */
      readonly written: unknown;
      readonly source: Source;
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }
) & { readonly older: readonly OlderFile[] };

/** Reads one manifest: the complete brand, or everything that is wrong with the file. Never throws. */
export function readBrand(input: string | Uint8Array, options: ReadOptions = {}): BrandReading {
  const file = options.file ?? 'brand.json';
  try {
    const parsed = parseManifest(input, file);
    return checkManifest(compose(parsed, [], withoutBase(parsed.value)), options, []);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const diagnostic: Diagnostic = { code: 'file.unreadable', path: [], params: { detail } };
    return { ok: false, problems: [locate(diagnostic, { file, text: '', tree: undefined })], older: [] };
  }
}

/** A text alone has no folder beside which its base could be. */
function withoutBase(manifest: unknown): Diagnostic[] {
  if (typeof manifest !== 'object' || manifest === null || !('extends' in manifest)) return [];
  return [{ code: 'extends.unknown', path: ['extends'], params: { value: shown(manifest.extends), known: '–' } }];
}

/** Validates a manifest. `outside` are diagnostics found outside the file, such as missing images. */
export function checkManifest(
  { source, value: written, diagnostics: fileDiagnostics, isComplete, older }: ComposedManifest,
  options: ReadOptions,
  outside: readonly Diagnostic[],
): BrandReading {
  if (!isComplete) return { ok: false, problems: problemsOf(fileDiagnostics, source), older };
  const { value, uses, diagnostics: ofColours } = resolveColours(written);
  const before = [...fileDiagnostics, ...ofColours];
  const { diagnostics, brand } = validateManifest(value, { file: before, outside }, options);
  const { audit: _audit, ...unaudited } = options;
  const validate = (changed: unknown) => validateManifest(changed, { file: [] }, unaudited).diagnostics;
  const fixable = keepVerifiedFixes(value, diagnostics, before, validate);
  const problems = problemsOf(fixable.map(noted), source);
  const isFine = problems.every(({ severity }) => severity === 'warning');
  return isFine && brand !== null
    ? { ok: true, brand, manifest: value, written, source, warnings: problems, older }
    : { ok: false, problems, older };

  function noted(diagnostic: Diagnostic): Diagnostic {
    const name = uses.get(pointerOf(diagnostic.path));
    return name === undefined || before.includes(diagnostic) ? diagnostic : { ...diagnostic, note: colourNote(name) };
  }
}

/** The complete brand of a stored manifest, which was valid when it was stored. */
export const storedBrand = (manifest: unknown): Brand =>
  withDefaults(resolveColours(migrate(manifest).value).value as BrandManifest);

/** At most `caps.problems`, located. */
export function problemsOf(diagnostics: readonly Diagnostic[], source: Source): Problem[] {
  const first = diagnostics.slice(0, caps.problems);
  const more: readonly Diagnostic[] = diagnostics.length > first.length ? [{ code: 'file.moreProblems', path: [] }] : [];
  return [...first, ...more].map((diagnostic) => locate(diagnostic, source));
}
