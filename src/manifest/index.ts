export type {
  Banner,
  Brand,
  BrandManifest,
  BrandModules,
  BrandTheme,
  FontChoice,
  Gradient,
  LocalText,
  Palette,
  Topic,
} from './manifest.generated.ts';
export type { Floor, PaletteFinding, PictureFault, ReadOptions } from './options.ts';
export { applyFix, valueInText } from './patch.ts';
export { type Diagnostic, type JsonPatch, type PatchOperation, type Problem, pointerOf } from './problem.ts';
export type { ProblemCode } from './problemWords.ts';
export { type BrandReading, readBrand, storedBrand } from './readBrand.ts';
export { promotionProblems, storedPromotion } from './readPromotion.ts';
export { problemOfFile, readVendors, type VendorReadOptions, type VendorsReading } from './readVendors.ts';
export { captchaLengths } from './rules/modules.ts';
export { embeddedDemo } from './rules/vendors.ts';
export { brandSchema, resolved, type SchemaNode, type StudioHints, schemaAt } from './schema.ts';
export { isSecretName, minSecretBytes, type SecretFault, type SecretUse, secretWarning } from './secretNames.ts';
export type { Vendor, VendorsFile } from './vendors.generated.ts';
export { vendorsSchema } from './vendorsSchema.ts';
