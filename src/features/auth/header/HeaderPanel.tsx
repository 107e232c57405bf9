import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { faultText } from '../../../domain/fieldRules.ts';
import { vietnamPhone } from '../../../domain/phone.ts';
import { type TextKey, useText, WithWords } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisit } from '../../../runtime/session/index.ts';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as field from '../../../ui/form/field.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureText } from '../../../wire/failure.ts';
import { noEntries } from '../login/loginEntries.ts';
import { useLogin } from '../login/useLogin.ts';
import { useRemembered } from '../login/useRemembered.ts';
import { TrialEntry, useTrial } from '../window/TrialEntry.tsx';
import { formFailure, useEmptiedCaptcha } from '../window/useCaptcha.ts';
import { proofHandover } from '../window/visitSlots.ts';
import * as css from './header.css.ts';
import type { HeaderLogin, HeaderLoginEvent } from './headerLogin.ts';

export interface HeaderPanelProps {
  readonly login: HeaderLogin;
  readonly open: boolean;
}

/** Runs the login flow of the header's form and shows its messages and the trial below the fields. */
export function HeaderPanel(props: HeaderPanelProps) {
  return (
    <WithWords areas={['auth', 'form']}>
      <Panel {...props} />
    </WithWords>
  );
}

function Panel({ login, open }: HeaderPanelProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const visit = useVisit();
  const { state, send, captcha, keepForNext } = useLogin({ onOpen: () => undefined });
  const [answer, setAnswer] = useState('');
  useEmptiedCaptcha(captcha, () => setAnswer(''));
  const remembered = useRemembered((name, value) => (name === 'mobileNum' ? undefined : login.edit(name, value)));
  const mayTry = useFlag('hasFreePlay');
  const trial = useTrial();
  const { faults, failed, captchaShown } = state.context;
  const busy = state.hasTag('busy');
  const verifying = state.hasTag('verifying');
  const wrong = useMemo(() => fields.filter((name) => faults[name] !== undefined), [faults]);

  const receive = useEffectEvent((event: HeaderLoginEvent) => {
    if (event.type === 'edit') return send({ type: 'field.edit', field: event.field });
    const { username, password } = event;
    keepForNext(remembered.wanted ? { user: username, password } : null);
    // A verification left open in the modal is cancelled.
    if (verifying) send({ type: 'verification.cancel' });
    send({ type: 'login.submit', form: { ...noEntries, username, password, captcha: answer, country: vietnamPhone } });
  });
  useEffect(() => login.attach(receive), [login]);
  useEffect(() => login.show({ busy, faults: wrong }), [login, busy, wrong]);

  // Extra verification needs more room than the header has.
  const { verify } = state.context;
  useEffect(() => {
    if (!verifying || verify === null) return;
    visit.write(proofHandover, { verify, pass: (value) => send({ type: 'verification.pass', value }) });
    openModal('loginPopupModal');
  }, [verifying, verify, visit, send, openModal]);

  const words = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const firstFault = wrong[0] === undefined ? undefined : faults[wrong[0]];
  if (!open && !busy && !trial.busy) return null;
  return (
    <div className={css.panel}>
      {firstFault === undefined || wrong[0] === undefined ? null : (
        <p id="header-login-note" className={field.fault} role="alert">
          <span className={field.faultIcon}>
            <Icon name="warning-circle" weight="fill" size={14} />
          </span>
          {t(`session.${wrong[0]}`)}: {faultText(words, firstFault)}
        </p>
      )}
      <FailureLine failed={formFailure(failed)} textOf={failureText} />
      {captchaShown ? (
        <CaptchaField
          value={answer}
          onChange={(value) => {
            setAnswer(value);
            send({ type: 'field.edit', field: 'captcha' });
          }}
          fault={faults['captcha'] === undefined ? null : faultText(words, faults['captcha'])}
          picture={captcha.picture}
          onRefresh={captcha.refresh}
        />
      ) : null}
      <Checkbox name="remember" checked={remembered.wanted} onChange={remembered.want}>
        {t('session.remember')}
      </Checkbox>
      {mayTry ? <TrialEntry trial={trial} /> : null}
    </div>
  );
}

const fields = ['username', 'password'] as const;
