import { caps } from './caps.ts';
import { applyPatch } from './patch.ts';
import type { Diagnostic, JsonPatch } from './problem.ts';

/**
 * Drops every fix that does not reduce the number of diagnostics: a value that is valid by itself may still conflict with
 * another one. Fixes of the file's syntax, of assets and of the palette are kept, because they cannot be verified on the
 * parsed value alone. `validate` returns what is wrong with a parsed value.
 */
export function keepVerifiedFixes(
  value: unknown,
  diagnostics: readonly Diagnostic[],
  fileDiagnostics: readonly Diagnostic[],
  validate: (value: unknown) => readonly Diagnostic[],
): readonly Diagnostic[] {
  if (diagnostics.length > caps.maxFixes || diagnostics.every(({ patch }) => patch === undefined)) return diagnostics;
  const before = validate(value).length;
  const helps = (patch: JsonPatch) => {
    try {
      return validate(applyPatch(value, patch)).length < before;
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
