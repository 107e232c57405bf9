import { queries } from '../../../api/index.ts';
import { localized } from '../../../domain/language.ts';
import { type PhoneCountry, vietnamPhone } from '../../../domain/phone.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import type { DialingCountry } from '../../../ui/form/PhoneField.tsx';

const home = 'VN';

export interface Countries {
  readonly listed: readonly DialingCountry[];
  /** Two-letter code of the selected country. */
  readonly code: string;
  readonly country: PhoneCountry;
}

/** Countries of a phone field. Selected: the chosen one, else the user's own, else Vietnam. */
export function useCountries(chosen: string): Countries {
  const language = useLanguage();
  const { status } = useBoot();
  const { data = [] } = useQuery(queries.countries());
  // The page is the same for everyone, so the visitor's country is asked for.
  const { data: { location } = status } = useQuery({ ...queries.status(), staleTime: Number.POSITIVE_INFINITY });
  const find = (code: string) => data.find(({ countryCode }) => countryCode === code);
  const known = find(chosen) ?? find(location.country) ?? find(home);
  const listed = data.map(({ countryCode, countryDialingCode, name }) => ({
    country: countryCode,
    name: localized(name, language),
    dialingCode: countryDialingCode,
  }));
  return {
    listed: listed.length > 0 ? listed : [{ country: home, name: '', dialingCode: vietnamPhone.countryDialingCode }],
    code: known?.countryCode ?? home,
    country: known ?? vietnamPhone,
  };
}
