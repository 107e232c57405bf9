import { caps } from './caps.ts';
import type { ReadOptions } from './options.ts';
import { applyPatch } from './patch.ts';
import type { Diagnostic, JsonPatch } from './problem.ts';
import { validateManifest } from './validateManifest.ts';

/**
 * Drops every fix that does not reduce the number of diagnostics: a value that is valid by itself may still conflict with
 * another one. Fixes of the file's syntax, of assets and of the palette are kept, because they cannot be verified on the
 * parsed value alone.
 */
export function keepVerifiedFixes(
  value: unknown,
  diagnostics: readonly Diagnostic[],
  fileDiagnostics: readonly Diagnostic[],
  given: ReadOptions,
): readonly Diagnostic[] {
  if (diagnostics.length > caps.maxFixes || diagnostics.every(({ patch }) => patch === undefined)) return diagnostics;
  const { audit: _audit, ...options } = given;
  const before = validateManifest(value, [], options).diagnostics.length;
  const helps = (patch: JsonPatch) => {
    try {
      return validateManifest(applyPatch(value, patch), [], options).diagnostics.length < before;
    } catch {
      return false;
    }
  };
  return diagnostics.map((diagnostic) => {
    const { code, patch } = diagnostic;
    const isVerifiable = !fileDiagnostics.includes(diagnostic) && !/^(?:palette|asset|folder)\./.test(code);
    return patch !== undefined && isVerifiable && !helps(patch) ? { ...diagnostic, patch: undefined } : diagnostic;
  });
}
