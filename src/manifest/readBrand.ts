import { caps, tooComplex } from './caps.ts';
import { decode } from './decode.ts';
import { faultsOf } from './faultsOf.ts';
import { locate, type Source } from './locate.ts';
import type { Brand } from './manifest.generated.ts';
import type { ReadOptions } from './options.ts';
import { parse } from './parse.ts';
import type { Fault, Problem } from './problem.ts';
import { withSafePatches } from './safePatches.ts';

export type BrandReading =
  | { readonly ok: true; readonly brand: Brand; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads one manifest: the whole brand, or everything that is wrong with the file. Never throws. */
export function readBrand(input: string | Uint8Array, options: ReadOptions = {}): BrandReading {
  return readBrandWith(input, options, []);
}

/** The same with faults that somebody found outside the file: missing pictures, hostile drawings. */
export function readBrandWith(input: string | Uint8Array, options: ReadOptions, outside: readonly Fault[]): BrandReading {
  const file = options.file ?? 'brand.json';
  try {
    return read(input, file, options, outside);
  } catch (error) {
    const fault: Fault = {
      code: 'file.unreadable',
      path: [],
      params: { detail: error instanceof Error ? error.message : String(error) },
    };
    return { ok: false, problems: [locate(fault, { file, text: '', tree: undefined })] };
  }
}

function read(input: string | Uint8Array, file: string, options: ReadOptions, outside: readonly Fault[]): BrandReading {
  const { text, faults: byteFaults } = decode(input);
  if (text === null) return reading(byteFaults, { file, text: '', tree: undefined });
  const early = tooComplex(text);
  if (early !== null) return reading([early], { file, text, tree: undefined });
  const { tree, value, faults: parseFaults, whole } = parse(text);
  const source = { file, text, tree };
  const fileFaults = [...byteFaults, ...parseFaults];
  if (!whole) return reading(fileFaults.slice(-1), source);
  const { faults, brand } = faultsOf(value, fileFaults, options, outside);
  return reading(withSafePatches(value, faults, fileFaults, options), source, brand);
}

function reading(faults: readonly Fault[], source: Source, brand: Brand | null = null): BrandReading {
  const shownFaults = faults.slice(0, caps.problems);
  const more: readonly Fault[] = faults.length > shownFaults.length ? [{ code: 'file.moreProblems', path: [] }] : [];
  const problems = [...shownFaults, ...more].map((fault) => locate(fault, source));
  const isFine = problems.every(({ severity }) => severity === 'warning');
  return isFine && brand !== null ? { ok: true, brand, warnings: problems } : { ok: false, problems };
}
