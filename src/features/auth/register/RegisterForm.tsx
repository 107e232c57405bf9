import { useEffect, useRef, useState } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { checkRegistration, shownFields } from '../../../domain/registrationRules.ts';
import { useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureText } from '../../../wire/failure.ts';
import { ChallengeLine } from '../window/ChallengeLine.tsx';
import { useCountries } from '../window/useCountries.ts';
import { useSendCode } from '../window/useSendCode.tsx';
import { inOrder, wideFields } from './fieldOrder.ts';
import { RegisterField } from './RegisterField.tsx';
import { noRegisterEntries } from './registerEntries.ts';
import { Terms } from './Terms.tsx';
import type { useRegistration } from './useRegistration.ts';

export interface RegisterFormProps {
  readonly registration: ReturnType<typeof useRegistration>;
}

/** The fields required by the merchant, the terms, and the submit button. */
export function RegisterForm({ registration: { state, send, captcha, challenge } }: RegisterFormProps) {
  const t = useText();
  const { terms } = useBoot().permission.registerRules;
  const { mode, flags, fields, faults, failed, captchaShown, form: sent, addressCode } = state.context;
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
  const countries = useCountries(values.country);
  const rules = { mode, flags, fields, country: countries.country, captcha: captchaShown };
  const shown = inOrder(mode, shownFields(rules)).filter((field) => field !== 'affiliateCode' || !state.hasTag('codeHidden'));
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
      <FailureLine failed={failed} textOf={failureText} />
      {state.hasTag('codeHidden') && addressCode !== null ? (
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
      <ChallengeLine challenge={challenge} />
      <Terms
        age={terms.minAge}
        accepted={termsAccepted}
        missing={sent !== null && !sent.termsAccepted}
        onChange={setTermsAccepted}
      />
      <Button type="submit" size="lg" block busy={busy}>
        {t('auth.register.submit')}
      </Button>
    </Form>
  );
}
