import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { CountryFlag } from './CountryFlag.tsx';
import { Dropdown } from './Dropdown.tsx';
import * as css from './PhoneField.css.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DialingCountry {
  /** Two letters, such as `VN`. */
  readonly country: string;
  readonly name: string;
  /** Digits, with or without a leading plus. */
  readonly dialingCode: string;
}

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'beside' | 'digits' | 'trailing' | 'icon'> {
  readonly countries: readonly DialingCountry[];
  /** The chosen country, by its two letters. */
  readonly country: string;
  readonly onCountry: (country: string) => void;
  /** The button that sends a code, if it is placed beside the number. */
  readonly sender?: ReactNode;
}

/** Country and national number. */
export function PhoneField({ countries, country, onCountry, sender, ...number }: PhoneFieldProps) {
  const t = useText();
  const options = countries.map((entry) => ({
    id: entry.country,
    label: entry.name,
    detail: `+${entry.dialingCode.replace(/^\+/u, '')}`,
    picture: <CountryFlag country={entry.country} />,
  }));
  return (
    <TextField
      {...(country === 'VN' ? { placeholder: t('phone_example') } : {})}
      {...number}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      digits
      before={
        <div className={css.country}>
          <Dropdown
            compact
            label={t('form.country')}
            searchLabel={t('form.find_country')}
            options={options}
            selected={country}
            onSelect={onCountry}
          />
        </div>
      }
      beside={sender === undefined ? undefined : <div className={css.sender}>{sender}</div>}
    />
  );
}
