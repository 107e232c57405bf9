import { caps } from './caps.ts';
import { faultsOf } from './faultsOf.ts';
import type { ReadOptions } from './options.ts';
import { applyPatch } from './patch.ts';
import type { Fault, JsonPatch } from './problem.ts';

/**
 * Takes away every patch that would leave as many faults as before: a value that fits
 * its own place may still quarrel with another. Faults of the file's spelling and of
 * the palette keep theirs; neither can be judged on the parsed value alone.
 */
export function withSafePatches(
  value: unknown,
  faults: readonly Fault[],
  fileFaults: readonly Fault[],
  given: ReadOptions,
): Fault[] {
  if (faults.length > caps.mends) return [...faults];
  const { audit: _audit, ...options } = given;
  const before = faultsOf(value, [], options).faults.length;
  const helps = (patch: JsonPatch) => {
    try {
      return faultsOf(applyPatch(value, patch), [], options).faults.length < before;
    } catch {
      return false;
    }
  };
  return faults.map((fault) => {
    const isJudged =
      fault.patch !== undefined && !fileFaults.includes(fault) && !/^(?:palette|asset|folder)\./.test(fault.code);
    return isJudged && !helps(fault.patch) ? { ...fault, patch: undefined } : fault;
  });
}
