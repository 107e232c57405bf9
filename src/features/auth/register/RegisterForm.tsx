import { useEffect, useRef, useState } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { provesByCaptcha } from '../../../domain/captcha.ts';
import { checkRegistration, shownFields } from '../../../domain/registrationRules.ts';
import { useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { failureText } from '../../../wire/failure.ts';
import { ChallengeLine } from '../window/ChallengeLine.tsx';
import { formFailure, useEmptiedCaptcha } from '../window/useCaptcha.ts';
import { useCountries } from '../window/useCountries.ts';
import { useSendCode } from '../window/useSendCode.tsx';
import * as words from '../window/words.css.ts';
import { RegisterField } from './RegisterField.tsx';
import { noRegisterEntries } from './registerEntries.ts';
import type { useRegistration } from './useRegistration.ts';

export interface RegisterFormProps {
  readonly registration: ReturnType<typeof useRegistration>;
}

/** The fields required by the merchant, the terms, and the submit button. */
export function RegisterForm({ registration: { state, send, captcha, challenge } }: RegisterFormProps) {
  const t = useText();
  const { terms } = useBoot().permission.registerRules;
  const { mode, flags, fields, faults, failed, captchaShown, form: sent, addressCode, invited } = state.context;
  const [termsAccepted, setTermsAccepted] = useState(terms.defaultChecked);
  const entries = useEntries({
    form: 'register',
    initial: noRegisterEntries,
    faults,
    check: (values) => checkRegistration(values, { ...rules, country: countries.country }),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { values } = entries;
  useEffect(prepareSealing, []);
  useEmptiedCaptcha(captcha, () => entries.clear('captcha'));
  const countries = useCountries(values.country);
  const rules = { mode, flags, fields, country: countries.country, captcha: captchaShown, invited };
  const shown = inOrder(shownFields(rules));
  const wide = wideFields(shown);
  const number = useRef<HTMLInputElement>(null);
  const { button, sent: sentTo } = useSendCode({
    purpose: 'register',
    number: values.mobileNum,
    country: countries.country,
    onMissing: () => {
      entries.touch('mobileNum');
      number.current?.focus();
    },
  });
  const busy = state.hasTag('busy');
  const submit = () => {
    const { country: _, ...typed } = values;
    send({ type: 'registration.submit', form: { values: typed, country: countries.country, termsAccepted } });
  };

  return (
    <Form label={t('session.register')} busy={busy} onSubmit={submit}>
      <p className={form.note}>{t('required_note')}</p>
      {invited && addressCode !== null ? (
        <p className={form.note}>{t('auth.register.invited', { code: addressCode })}</p>
      ) : null}
      <div className={form.columns}>
        {shown.map((field) => (
          <RegisterField
            key={field}
            field={field}
            rule={fields[field]}
            wide={wide.has(field)}
            entries={entries}
            countries={countries}
            captcha={captcha}
            numberField={number}
            sender={shown.includes('verificationCode') ? button : undefined}
            sentTo={sentTo}
            isCodeGood={state.hasTag('codeValid')}
            onCodeLeave={(code) => send({ type: 'affiliate.leave', code })}
          />
        ))}
      </div>
      {captchaShown && provesByCaptcha(fields['captcha']) ? null : <ChallengeLine challenge={challenge} />}
      <Terms
        age={terms.minAge}
        accepted={termsAccepted}
        // A server that has other terms by now refuses a box that is ticked.
        missing={faults['terms'] !== undefined && (sent?.termsAccepted === true || !termsAccepted)}
        onChange={(accepted) => {
          setTermsAccepted(accepted);
          send({ type: 'field.edit', field: 'terms' });
        }}
      />
      <FailureLine failed={formFailure(failed)} textOf={failureText} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}

interface TermsProps {
  readonly age: number;
  readonly accepted: boolean;
  /** A submit failed because the box is not ticked, or the terms are others now. */
  readonly missing: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** Age and terms in one checkbox. The texts open beside the form, so that no input is lost. */
function Terms({ age, accepted, missing, onChange }: TermsProps) {
  const t = useText();
  return (
    <Checkbox name="terms" checked={accepted} onChange={onChange} fault={missing ? t('auth.terms.needed') : null}>
      {t('auth.terms.before', { age })}{' '}
      <SiteLink to="/help#terms" newTab className={words.link}>
        {t('auth.terms.link')}
      </SiteLink>{' '}
      {t('auth.terms.and')}{' '}
      <SiteLink to="/help#privacy" newTab className={words.link}>
        {t('auth.terms.privacy')}
      </SiteLink>
      .
    </Checkbox>
  );
}

/** The number and its code come last: a code is valid for minutes. */
const order = [
  'username',
  'payeeName',
  'password',
  'confirmPassword',
  'email',
  'birthday',
  'idNumber',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
  'mobileNum',
  'verificationCode',
  'affiliateCode',
  'captcha',
];

const inOrder = (fields: readonly string[]): readonly string[] => order.filter((field) => fields.includes(field));

/** The fields that span a row: a phone number with its country, and every field without a neighbour. */
function wideFields(shown: readonly string[]): ReadonlySet<string> {
  const wide = new Set<string>();
  let alone: string | null = null;
  for (const field of shown) {
    if (field === 'mobileNum') {
      if (alone !== null) wide.add(alone);
      wide.add(field);
      alone = null;
    } else alone = alone === null ? field : null;
  }
  if (alone !== null) wide.add(alone);
  return wide;
}
