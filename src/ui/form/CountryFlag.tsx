import * as css from './CountryFlag.css.ts';

const prefix = '/node_modules/country-flag-icons/3x2/';
/** One file per flag: only the flags shown are fetched. */
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The flag of a country; decorative, because the name is shown beside it. */
export function CountryFlag({ country }: { readonly country: string }) {
  const file = files[`${prefix}${country}.svg`];
  return file === undefined ? (
    <span className={css.code} aria-hidden="true">
      {country}
    </span>
  ) : (
    <img className={css.flag} src={file} alt="" width={21} height={14} loading="lazy" decoding="async" />
  );
}
