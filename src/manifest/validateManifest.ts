import { withDefaults } from './defaults.ts';
import type { Brand, BrandManifest } from './manifest.generated.ts';
import type { ReadOptions } from './options.ts';
import type { Diagnostic } from './problem.ts';
import { crossRules } from './rules/crossRules.ts';
import { brandSchema, type Grammar } from './schema.ts';
import { validate } from './validate.generated.mjs';
import { type Findings, validateDocument } from './validateDocument.ts';

const grammar: Grammar<BrandManifest> = { schema: brandSchema, validate };

export interface ValidationResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The manifest with all defaults; null if too little of it is valid. Use it only if there are no diagnostics. */
  readonly brand: Brand | null;
}

export function validateManifest(value: unknown, findings: Findings, options: ReadOptions): ValidationResult {
  let brand: Brand | null = null;
  const diagnostics = validateDocument(value, grammar, findings, (written) => {
    const complete = withDefaults(written);
    brand = complete;
    return crossRules.flatMap((rule) => rule({ written, brand: complete, options }));
  });
  return { diagnostics, brand };
}
