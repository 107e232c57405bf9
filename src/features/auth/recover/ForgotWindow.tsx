import { useEffect, useId } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { passwordStrength } from '../../../domain/password.ts';
import { checkForgotByEmail, checkForgotByPhone } from '../../../domain/signInRules.ts';
import { useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PasswordMeter } from '../../../ui/form/PasswordMeter.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { failureText } from '../../../wire/failure.ts';
import { PhoneCodeFields } from '../window/PhoneCodeFields.tsx';
import { useCountries } from '../window/useCountries.ts';
import { VerificationStep } from '../window/VerificationStep.tsx';
import * as css from './recover.css.ts';
import { useForgot } from './useForgot.ts';

/** Recovery by a mail with a link, or by a code by phone if the merchant allows it. */
export function ForgotWindow({ close }: { readonly close: () => void }) {
  const t = useText();
  const id = useId();
  const { openModal } = useOverlays();
  const forgot = useForgot({ onOpen: close });
  const { state, send } = forgot;
  const { tab, isPhoneResetOn, verify } = state.context;
  if (state.hasTag('verifying') && verify !== null) return <VerificationStep verify={verify} onOutcome={send} />;
  const back = (
    <Button tone="ghost" onClick={() => openModal('loginPopupModal')}>
      {t('auth.forgot.back')}
    </Button>
  );
  if (state.hasTag('sent'))
    return (
      <div role="status">
        <EmptyState icon="envelope-simple" level={3} title={t('in_been_out')} text={t('auth.forgot.sent_text')} action={back} />
      </div>
    );
  return (
    <div className={css.panel}>
      {isPhoneResetOn ? (
        <Tabs
          label={t('auth.forgot_ways')}
          items={[
            { id: 'email', label: t('auth.tab.email') },
            { id: 'mobile', label: t('auth.tab.mobile') },
          ]}
          selected={tab}
          onSelect={(chosen) => send({ type: 'tab.choose', tab: chosen === 'mobile' ? 'mobile' : 'email' })}
          panelId={id}
        />
      ) : null}
      <div
        id={id}
        role={isPhoneResetOn ? 'tabpanel' : undefined}
        aria-label={isPhoneResetOn ? t(`auth.tab.${tab}`) : undefined}
      >
        <ForgotForm forgot={forgot} />
      </div>
      {back}
    </div>
  );
}

const noEntries = { username: '', email: '', mobileNum: '', verificationCode: '', newPassword: '', country: '' };

/** The form of the selected method. */
function ForgotForm({ forgot: { state, send } }: { readonly forgot: ReturnType<typeof useForgot> }) {
  const t = useText();
  const { tab, faults, failed, rules } = state.context;
  const { password: rule } = useBoot().permission.registerRules.fields;
  const entries = useEntries({
    form: 'forgot',
    initial: noEntries,
    faults,
    check: (values) =>
      tab === 'email' ? checkForgotByEmail(values, rules) : checkForgotByPhone(values, countries.country, rule),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { values } = entries;
  useEffect(prepareSealing, []);
  const countries = useCountries(values.country);
  const busy = state.hasTag('busy');
  const submit = () => send({ type: 'forgot.submit', form: { ...values, country: countries.country } });

  return (
    <Form label={t('modal.forgetPassModal')} busy={busy} onSubmit={submit}>
      <p className={css.lead}>{t(tab === 'email' ? 'auth.forgot.email_text' : 'auth.forgot.mobile_text')}</p>
      <FailureLine failed={failed} textOf={failureText} />
      {tab === 'email' ? (
        <>
          <TextField {...entries.entry('username')} label={t('auth.field.username')} required autoComplete="username" />
          <TextField
            {...entries.entry('email')}
            label={t('auth.field.email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </>
      ) : (
        <>
          <PhoneCodeFields purpose="forgotPassword" entries={entries} countries={countries} />
          <PasswordField
            {...entries.entry('newPassword')}
            label={t('auth.password.new')}
            required
            autoComplete="new-password"
            below={<PasswordMeter strength={passwordStrength(values.newPassword)} />}
          />
        </>
      )}
      <Button type="submit" size="lg" block busy={busy}>
        {t(tab === 'email' ? 'auth.forgot.send' : 'auth.forgot.submit')}
      </Button>
    </Form>
  );
}
