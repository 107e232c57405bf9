import { caps } from './caps.ts';
import { withDefaults } from './defaults.ts';
import type { Brand, BrandManifest } from './manifest.generated.ts';
import type { ReadOptions } from './options.ts';
import { applyPatch } from './patch.ts';
import type { Fault, JsonPatch } from './problem.ts';
import { pointerOf } from './problem.ts';
import { crossRules } from './rules/crossRules.ts';
import { schemaFaults } from './schemaFaults.ts';
import { textFaults } from './textFaults.ts';
import { validate } from './validate.generated.mjs';

export interface FoundFaults {
  readonly faults: readonly Fault[];
  /** The whole brand, as far as it could be made; only to be used where there are no faults. */
  readonly brand: Brand | null;
}

/** Everything that is wrong with a parsed manifest: its values first, then what they say together. */
export function faultsOf(
  value: unknown,
  fileFaults: readonly Fault[],
  options: ReadOptions,
  outside: readonly Fault[] = [],
): FoundFaults {
  const ownFaults = withoutEchoes([...fileFaults, ...textFaults(value), ...schemaFaults(value)].slice(0, 2 * caps.problems));
  const sound = soundPart(value, ownFaults);
  const brand = sound === null ? null : withDefaults(sound);
  const ruleFaults =
    sound === null || brand === null ? [] : crossRules.flatMap((rule) => rule({ written: sound, brand, options }));
  return { faults: [...ownFaults, ...[...ruleFaults, ...outside].filter((fault) => !isSilenced(fault, ownFaults))], brand };
}

/** One mistake, one fault: what is said first of a place silences what is said later of it and of what stands inside. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const kept: Fault[] = [];
  for (const fault of faults) {
    const pointer = pointerOf(fault.path);
    if (!kept.some((earlier) => earlier.path.length > 0 && contains(pointerOf(earlier.path), pointer))) kept.push(fault);
  }
  return kept;
}

const contains = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);

/**
 * The manifest without its faulty places, so that the rest can still be checked; null
 * where too little remains, or so much is wrong that nobody would read the rest.
 */
function soundPart(value: unknown, faults: readonly Fault[]): BrandManifest | null {
  if (faults.length > caps.mends) return null;
  const places = faults
    .filter(({ code, path }) => path.length > 0 && code !== 'key.missing')
    .map(({ path }) => pointerOf(path));
  const removal: JsonPatch = [...new Set(places)].toSorted(lastFirst).map((path) => ({ op: 'remove', path }));
  const rest = removal.reduce((document, step) => attempted(document, [step]), value);
  return validate(rest) ? rest : null;
}

/** List entries go from the back, so that the ones before them keep their numbers. */
const lastFirst = (left: string, right: string) => right.localeCompare(left, 'en', { numeric: true });

function attempted(document: unknown, patch: JsonPatch): unknown {
  try {
    return applyPatch(document, patch);
  } catch {
    return document;
  }
}

function isSilenced(fault: Fault, earlier: readonly Fault[]): boolean {
  const places = [fault.path, ...(fault.involves ?? [])].map(pointerOf);
  return earlier.some(
    ({ path }) =>
      path.length > 0 && places.some((place) => contains(pointerOf(path), place) || contains(place, pointerOf(path))),
  );
}
