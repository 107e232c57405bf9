import { useRef } from 'react';
import type { GuestSmsPurpose } from '../../../domain/smsCountdown.ts';
import { useText } from '../../../i18n/index.ts';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import type { Countries } from './useCountries.ts';
import { useSendCode } from './useSendCode.tsx';

interface PhoneEntry {
  readonly name: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The part of a form's state that the two fields use. */
interface PhoneEntries {
  readonly values: { readonly mobileNum: string };
  readonly entry: (name: 'mobileNum' | 'verificationCode') => PhoneEntry;
  readonly edit: (name: 'country', value: string) => void;
  readonly touch: (name: 'mobileNum') => void;
}

export interface PhoneCodeFieldsProps {
  readonly purpose: GuestSmsPurpose;
  readonly entries: PhoneEntries;
  readonly countries: Countries;
}

/** A phone number and the code sent to it. */
export function PhoneCodeFields({ purpose, entries, countries }: PhoneCodeFieldsProps) {
  const t = useText();
  const number = useRef<HTMLInputElement>(null);
  const { button, sent } = useSendCode({
    purpose,
    number: entries.values.mobileNum,
    country: countries.country,
    onMissing: () => {
      entries.touch('mobileNum');
      number.current?.focus();
    },
  });
  return (
    <>
      <PhoneField
        {...entries.entry('mobileNum')}
        ref={number}
        label={t('auth.mobileNum')}
        required
        countries={countries.listed}
        country={countries.code}
        onCountry={(country) => entries.edit('country', country)}
      />
      <CodeField
        {...entries.entry('verificationCode')}
        label={t('auth.verificationCode')}
        required
        help={sent}
        sender={button}
      />
    </>
  );
}
