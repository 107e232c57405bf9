import * as css from './CountryFlag.css.ts';

const prefix = '/node_modules/country-flag-icons/3x2/';
/** Every flag is a file of the build, so that only those on the screen are fetched. */
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A country's flag; its name stands beside it. */
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
