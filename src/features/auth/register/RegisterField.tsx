import type { ReactNode, Ref } from 'react';
import { type FieldRule, faultText, formatFault } from '../../../domain/fieldRules.ts';
import { passwordStrength } from '../../../domain/password.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { DayField } from '../../../ui/form/DayField.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasswordMeter } from '../../../ui/form/PasswordMeter.tsx';
import { PhoneField } from '../../../ui/form/PhoneField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { useEntries } from '../../../ui/form/useEntries.ts';
import type { CaptchaPart } from '../window/useCaptcha.ts';
import type { Countries } from '../window/useCountries.ts';
import * as words from '../window/words.css.ts';
import type { RegisterEntry } from './registerEntries.ts';

export interface RegisterFieldProps {
  readonly field: string;
  readonly rule: FieldRule | undefined;
  /** Spans both columns of a two-column form. */
  readonly wide: boolean;
  readonly entries: ReturnType<typeof useEntries<RegisterEntry>>;
  readonly countries: Countries;
  readonly captcha: CaptchaPart;
  readonly numberField: Ref<HTMLInputElement>;
  /** The button that sends a code; undefined if no code is required. */
  readonly sender: ReactNode | undefined;
  /** Masked recipient of the last code. */
  readonly sentTo: string | undefined;
  readonly isCodeGood: boolean;
  readonly onCodeLeave: (code: string) => void;
}

const numeric: ReadonlySet<string> = new Set(['qqNum', 'whatsapp']);

/** One field of the registration form, selected by name. */
export function RegisterField(props: RegisterFieldProps) {
  return <div className={props.wide ? form.wide : undefined}>{control(props, useText())}</div>;
}

function control(
  { field, rule, entries, countries, captcha, numberField, sender, sentTo, isCodeGood, onCodeLeave }: RegisterFieldProps,
  t: ReturnType<typeof useText>,
) {
  const name = field as RegisterEntry;
  const entry = entries.entry(name);
  const say = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const format = rule === undefined ? undefined : faultText(say, formatFault(rule));
  const required = rule?.required ?? true;
  const optional = !required;
  const suggestion = entries.faultAt('payeeName')?.params?.['suggestion'];

  switch (field) {
    case 'username':
      return <TextField {...entry} label={t('auth.field.username')} required help={format} autoComplete="username" />;
    case 'password':
      return (
        <PasswordField
          {...entry}
          label={t('auth.field.password')}
          required
          help={format}
          autoComplete="new-password"
          below={<PasswordMeter strength={passwordStrength(entry.value)} />}
        />
      );
    case 'confirmPassword':
      return <PasswordField {...entry} label={t('auth.field.confirmPassword')} required autoComplete="new-password" />;
    case 'paymentPassword':
      return (
        <PasswordField
          {...entry}
          label={t('auth.field.paymentPassword')}
          required
          help={format}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'payeeName':
      return (
        <TextField
          {...entry}
          label={t('auth.field.payeeName')}
          required={required}
          optional={optional}
          help={t('payee_name_hint')}
          placeholder={t('payee_name_example')}
          autoComplete="name"
          below={
            suggestion === undefined ? undefined : (
              <button type="button" className={words.roomy} onClick={() => entry.onChange(String(suggestion))}>
                {t('auth.payee_suggestion', { suggestion })}
              </button>
            )
          }
        />
      );
    case 'mobileNum':
      return (
        <PhoneField
          {...entry}
          ref={numberField}
          label={t('auth.mobileNum')}
          required={required}
          optional={optional}
          countries={countries.listed}
          country={countries.code}
          onCountry={(country) => entries.edit('country', country)}
          sender={sender}
        />
      );
    case 'verificationCode':
      return <CodeField {...entry} label={t('auth.verificationCode')} required help={sentTo} />;
    case 'affiliateCode':
      return (
        <TextField
          {...entry}
          label={t(optional ? 'invitation_code_optional' : 'auth.field.affiliateCode')}
          required={required}
          good={isCodeGood}
          autoComplete="off"
          onLeave={() => {
            entry.onLeave();
            onCodeLeave(entry.value);
          }}
        />
      );
    case 'captcha':
      return (
        <CaptchaField
          {...entry}
          optional={optional}
          maxLength={rule?.maxLength}
          picture={captcha.picture}
          onRefresh={captcha.refresh}
        />
      );
    case 'email':
      return (
        <TextField
          {...entry}
          label={t('auth.field.email')}
          required={required}
          optional={optional}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      );
    case 'birthday':
      return <DayField {...entry} label={t('auth.field.birthday')} required={required} optional={optional} />;
    default:
      return (
        <TextField
          {...entry}
          label={t(`auth.field.${field}` as TextKey)}
          required={required}
          optional={optional}
          autoComplete="off"
          {...(numeric.has(field) ? { inputMode: 'numeric' as const, digits: true } : {})}
        />
      );
  }
}
