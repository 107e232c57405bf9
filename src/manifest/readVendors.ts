import { completed } from './defaults.ts';
import { locate } from './locate.ts';
import { type ParsedManifest, parseManifest } from './parseManifest.ts';
import type { Diagnostic, Problem } from './problem.ts';
import { problemsOf } from './readBrand.ts';
import { type VendorRuleOptions, vendorRules } from './rules/vendors.ts';
import type { Grammar } from './schema.ts';
import { validateDocument } from './validateDocument.ts';
import { validate } from './validateVendors.generated.mjs';
import type { Vendor, VendorsFile } from './vendors.generated.ts';
import { vendorsSchema } from './vendorsSchema.ts';
import { keepVerifiedFixes } from './verifiedFixes.ts';

export type VendorsReading =
  | { readonly ok: true; readonly vendors: readonly Vendor[]; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface VendorReadOptions extends VendorRuleOptions {
  /** File name in problems. */
  readonly file?: string;
}

const grammar: Grammar<VendorsFile> = { schema: vendorsSchema, validate };

/** Reads a file of game vendors: the entries with every default, or everything that is wrong with it. Never throws. */
export function readVendors(input: string | Uint8Array, options: VendorReadOptions = {}): VendorsReading {
  const file = options.file ?? 'vendors.json';
  try {
    return check(parseManifest(input, file), options);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [problemOfFile({ code: 'file.unreadable', path: [], params: { detail } }, file)] };
  }
}

/** A problem of a file whose text is not at hand. */
export const problemOfFile = (diagnostic: Diagnostic, file: string): Problem =>
  locate(diagnostic, { file, text: '', tree: undefined });

function check(
  { source, value, diagnostics: fileDiagnostics, isComplete }: ParsedManifest,
  options: VendorReadOptions,
): VendorsReading {
  if (!isComplete) return { ok: false, problems: problemsOf(fileDiagnostics, source) };
  const diagnosticsOf = (document: unknown, file: readonly Diagnostic[]) =>
    validateDocument(document, grammar, { file }, ({ vendors }) => vendorRules(withDefaults(vendors), options));
  const diagnostics = diagnosticsOf(value, fileDiagnostics);
  const fixable = keepVerifiedFixes(value, diagnostics, fileDiagnostics, (changed) => diagnosticsOf(changed, []));
  const problems = problemsOf(fixable, source);
  return problems.every(({ severity }) => severity === 'warning')
    ? { ok: true, vendors: withDefaults((value as VendorsFile).vendors), warnings: problems }
    : { ok: false, problems };
}

const withDefaults = (vendors: VendorsFile['vendors']) =>
  completed(vendors, vendorsSchema.properties?.['vendors'] ?? {}) as readonly Vendor[];
