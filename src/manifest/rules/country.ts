/**
 * Codes that CLDR knows as regions, though ISO 3166-1 assigns them to no country: groups of states, parts of countries, test and
 * private codes. Kosovo (XK) is assigned by its users only, but tables of addresses use it.
 */
const noCountries: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a code is that of a country of today (ISO 3166-1 alpha-2), under which visitors arrive. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names.of(code) !== undefined && currentCode(code) === code;

/** The code that replaced a former or unofficial one: GB for UK, DE for DD; the code itself if none did. */
export const currentCode = (code: string): string => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice('und-'.length) ?? code;
