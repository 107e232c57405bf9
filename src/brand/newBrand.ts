import { defaultLanguage, isLanguage } from '../domain/language.ts';
import { foldText } from '../domain/searchText.ts';
import { hexOf } from '../theme/colour.ts';

/** Initial values of a brand. The rest of its manifest has defaults. */
export interface BrandStart {
  readonly merchant: string;
  readonly name: string;
  /** Seed colour. */
  readonly seed: string;
  readonly host: string;
  /** First language of the site. */
  readonly language: string;
}

const maxCodeLength = 32;

/** Merchant code of a name, without Vietnamese marks. Always one that a manifest accepts. */
export function merchantOfName(name: string): string {
  const code = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const whole = /^[a-z][a-z0-9-]/.test(code) ? code : `brand-${code}`;
  return whole.slice(0, maxCodeLength).replace(/-+$/, '');
}

/** The name that a merchant code suggests. */
export const nameOfMerchant = (merchant: string): string =>
  merchant
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** Colour, host and language for a merchant. The hue is a hash of the code, so that two brands rarely look alike. */
export function suggestedStart(merchant: string, domain = 'localhost'): Omit<BrandStart, 'name'> {
  const hue = [...merchant].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
  return { merchant, seed: hexOf({ l: 0.55, c: 0.16, h: hue }), host: `${merchant}.${domain}`, language: defaultLanguage };
}

/** The smallest manifest of a brand. `schema` is the address of the schema from its folder; without it the manifest names none. */
export function firstManifest({ merchant, name, host, seed, language }: BrandStart, logo: string, schema?: string) {
  return {
    ...(schema === undefined ? {} : { $schema: schema }),
    schemaVersion: 2,
    merchant,
    name,
    hosts: [host],
    ...(isLanguage(language) && language !== defaultLanguage
      ? { languages: { default: language, offered: [defaultLanguage, language] } }
      : {}),
    theme: { seed },
    assets: { logo },
  } as const;
}
