import type { Brand, BrandManifest, LocalText } from './manifest.generated.ts';
import { type ModuleName, moduleNames, moduleRequirements } from './moduleRequirements.ts';
import { baseLanguage, brandSchema, isLocalText, resolved, type SchemaNode } from './schema.ts';
import { withStrictDefaults } from './strictSettings.ts';

/** The manifest with the schema's defaults filled in. The validator does not fill in any, so all defaults come from here. */
export function withDefaults(manifest: BrandManifest): Brand {
  const brand = withBaseTexts(completed(manifest, brandSchema) as Brand);
  const modules = { ...brand.modules, ...unmetModules(manifest.modules ?? {}) };
  return withStrictDefaults(manifest, { ...brand, modules, deposits: { ...brand.deposits, ...depositMethods(manifest) } });
}

/** The default methods take play money only. */
const depositMethods = ({ profile, deposits }: BrandManifest): Partial<Brand['deposits']> =>
  profile === 'real' && deposits?.methods === undefined ? { methods: [] } : {};

/** Fills the product's default language, the fallback of the others, where a brand does not offer it and its texts lack it. */
function withBaseTexts(brand: Brand): Brand {
  const own = brand.languages.default;
  return own === baseLanguage ? brand : (filledTexts(brand, brandSchema, own) as Brand);
}

/** One entry of a list of the manifest with its defaults, as `withDefaults` makes it. */
export function withEntryDefaults({ languages }: Brand, value: unknown, place: SchemaNode): unknown {
  const own = languages.default;
  const whole = completed(value, place);
  return own === baseLanguage ? whole : filledTexts(whole, place, own);
}

function filledTexts(value: unknown, place: SchemaNode, own: keyof LocalText): unknown {
  const node = resolved(place);
  if (Array.isArray(value)) return value.map((item) => filledTexts(item, node.items ?? {}, own));
  if (typeof value !== 'object' || value === null) return value;
  const given = value as Readonly<Record<string, unknown>>;
  if (isLocalText(node)) return { [baseLanguage]: given[own], ...given };
  const free = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(given).map(([key, part]) => [key, filledTexts(part, node.properties?.[key] ?? free, own)]),
  );
}

/** Switches off the modules that the manifest does not mention and whose requirement it switches off. */
function unmetModules(written: NonNullable<BrandManifest['modules']>): Partial<Record<ModuleName, false>> {
  const isUnmet = (name: ModuleName) => {
    const required = moduleRequirements[name];
    return written[name] === undefined && required !== null && written[required] === false;
  };
  return Object.fromEntries(moduleNames.filter(isUnmet).map((name) => [name, false]));
}

/** Whether every complete brand has this key: it has a default, or is an object whose required keys have defaults. */
export function isAlwaysThere(node: SchemaNode): boolean {
  const { default: value, properties, required = [] } = resolved(node);
  if (value !== undefined) return true;
  if (properties === undefined) return false;
  const present = Object.keys(properties).filter((key) => isAlwaysThere(properties[key] ?? {}));
  return present.length > 0 && required.every((key) => present.includes(key));
}

/** A value with the defaults of its schema node filled in. */
export function completed(value: unknown, place: SchemaNode): unknown {
  const node = resolved(place);
  if (Array.isArray(value)) return node.items === undefined ? value : value.map((item) => completed(item, node.items ?? {}));
  if (typeof value !== 'object' || value === null || node.properties === undefined) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const whole: Record<string, unknown> = { ...given };
  for (const [key, part] of Object.entries(node.properties)) {
    if (Object.hasOwn(given, key)) whole[key] = completed(given[key], part);
    else if (isAlwaysThere(part)) whole[key] = completed(structuredClone(resolved(part).default ?? {}), part);
  }
  return whole;
}
