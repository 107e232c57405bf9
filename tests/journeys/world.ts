import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Database and brands folder of the journeys' server. */
export const dataFolder = resolve('test-results/world/data');
export const brandsFolder = resolve('test-results/world/brands');
/** Set JOURNEY_PORT to run journeys of two checkouts concurrently. */
export const port = Number(process.env['JOURNEY_PORT'] ?? 4617);

/**
 * A copy of the first shipped brand, which only the pair of `servePair.ts` has: a site whose calls another installation answers.
 */
export const relayedBrand = 'relayed';
export const relayPort = port + 1;
export const backOfficePort = port + 2;

/** A plain file server with an exported brand; see `export.journey.ts`. */
export const filesPort = port + 3;

/** The site before and after a release; see `app.journey.ts`. */
export const newerPort = port + 4;

/** Requests with this header get the real images; see `smallPictures.ts`. */
export const realPictures = 'x-real-pictures';

export const shippedBrands = ['hacson', 'verlago', 'volkyn'] as const;
export const madeBrands = ['smallest', 'random', 'canary'] as const;
export const modes = ['dark', 'light'] as const;

export const portOf = (merchant: string) => (merchant === relayedBrand ? relayPort : port);
export const siteOf = (merchant: string) => `http://${merchant}.localhost:${portOf(merchant)}`;

/** Path of every page. */
export const pagePaths = [
  '/index',
  '/rng',
  '/live',
  '/pvp',
  '/fish',
  '/sports',
  '/esports',
  '/elott',
  '/lottery',
  '/vnlottery',
  '/sealottery',
  '/hot',
  '/fav',
  '/winners',
  '/pointMall',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/community',
  '/noticepage',
  '/chat',
  '/nowhere',
] as const;

/** Translation lookup from the product's own files: journeys never hard-code copy. */
export function wordsOf(language: 'vi' | 'en'): (key: string, slots?: Readonly<Record<string, string>>) => string {
  const words = Object.assign(
    {},
    ...readdirSync(`src/i18n/${language}`)
      .filter((file) => file !== 'language.json')
      .map((file) => JSON.parse(readFileSync(`src/i18n/${language}/${file}`, 'utf8')) as object),
  ) as Record<string, string>;
  return (key, slots = {}) => {
    const word = words[key];
    if (word === undefined) throw new Error(`There is no word "${key}".`);
    return word.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');
  };
}
