import { useEffect } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { checkSmsLogin, checkUsernameLogin } from '../../../domain/signInRules.ts';
import type { LoginTab } from '../../../flows/login/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureText } from '../../../wire/failure.ts';
import { ChallengeLine } from '../window/ChallengeLine.tsx';
import { PhoneCodeFields } from '../window/PhoneCodeFields.tsx';
import { formFailure, useEmptiedCaptcha } from '../window/useCaptcha.ts';
import { useCountries } from '../window/useCountries.ts';
import * as words from '../window/words.css.ts';
import { type LoginEntries, noEntries } from './loginEntries.ts';
import type { useLogin } from './useLogin.ts';
import { useRemembered } from './useRemembered.ts';

export interface LoginFormProps {
  readonly login: ReturnType<typeof useLogin>;
}

/** The form of the selected tab. */
export function LoginForm({ login: { state, send, captcha, challenge, keepForNext } }: LoginFormProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const { tab, faults, failed, captchaShown } = state.context;
  const entries = useEntries({
    form: 'login',
    initial: noEntries,
    faults,
    check: (values) =>
      tab === 'sms' ? checkSmsLogin(values, countries.country, captchaShown) : checkUsernameLogin(values, captchaShown),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { values } = entries;
  useEffect(prepareSealing, []);
  useEmptiedCaptcha(captcha, () => entries.clear('captcha'));
  const countries = useCountries(values.country);
  const remembered = useRemembered(entries.edit);
  const busy = state.hasTag('busy');
  const submit = () => {
    keepForNext(remembered.wanted ? typedFor(tab, values) : null);
    send({ type: 'login.submit', form: { ...values, country: countries.country } });
  };

  return (
    <Form label={t('session.login')} busy={busy} onSubmit={submit}>
      <FailureLine
        failed={formFailure(failed)}
        textOf={(code) => (tab === 'sms' && code === 'AUTH_INCORRECT' ? 'auth.sms_incorrect' : failureText(code))}
      />
      {tab === 'sms' ? (
        <>
          <PhoneCodeFields purpose="login" entries={entries} countries={countries} />
          <ChallengeLine challenge={challenge} />
        </>
      ) : (
        <>
          <TextField
            {...entries.entry('username')}
            label={t('session.username')}
            required
            icon="user"
            autoComplete="username"
          />
          <PasswordField
            {...entries.entry('password')}
            label={t('session.password')}
            required
            icon="lock-simple"
            autoComplete="current-password"
          />
        </>
      )}
      {captchaShown ? (
        <CaptchaField {...entries.entry('captcha')} picture={captcha.picture} onRefresh={captcha.refresh} />
      ) : null}
      <div className={form.row}>
        <Checkbox name="remember" checked={remembered.wanted} onChange={remembered.want}>
          {t('session.remember')}
        </Checkbox>
        <button type="button" className={words.roomy} onClick={() => openModal('forgetPassModal')}>
          {t('session.forgot')}
        </button>
      </div>
      {remembered.wanted ? <p className={words.note}>{t('session.remember.note')}</p> : null}
      <Button type="submit" size="lg" block busy={busy}>
        {t('session.login')}
      </Button>
    </Form>
  );
}

/** Only the fields of the selected tab: the other one may hold values of an earlier visit. */
const typedFor = (tab: LoginTab, { username, password, mobileNum }: LoginEntries) =>
  tab === 'sms' ? { smsNumber: mobileNum } : { user: username, password };
