import { type Language, languages, localeOf } from '../../../domain/language.ts';
import type { Country } from '../../../wire/permission.ts';
import data from './countries.json' with { type: 'json' };

/** Fallback for a country without its rule in the data: any length that E.164 allows. */
const anyLength = [4, 14] as const;
/** The home market comes first. */
const home = 'VN';

const names = languages.map((language) => [language, new Intl.DisplayNames(localeOf(language), { type: 'region' })] as const);
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Countries with their dialing codes, sorted by English name. */
export const countries: readonly Country[] = data
  .map(({ code, dialing, mobile = anyLength }): Country => {
    const [min = anyLength[0], max = anyLength[1]] = mobile;
    return {
      countryCode: code,
      countryDialingCode: dialing,
      name: Object.fromEntries(names.map(([language, regions]) => [language, regions.of(code) ?? code])) as Record<
        Language,
        string
      >,
      mobileLength: { min, max },
    };
  })
  .sort(
    (one, other) =>
      Number(other.countryCode === home) - Number(one.countryCode === home) ||
      englishName(one).localeCompare(englishName(other), 'en'),
  );

function englishName({ countryCode }: Country): string {
  return english.of(countryCode) ?? countryCode;
}
