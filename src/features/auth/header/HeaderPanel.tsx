import { useEffect, useRef, useState } from 'react';
import { faultText } from '../../../domain/fieldRules.ts';
import { vietnamPhone } from '../../../domain/phone.ts';
import { LateWords, type TextKey, useText } from '../../../i18n/index.ts';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as field from '../../../ui/form/field.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useOverlays } from '../../../ui/overlay/useOverlays.ts';
import { failureText } from '../../../wire/failure.ts';
import { noEntries } from '../login/loginEntries.ts';
import { useLogin } from '../login/useLogin.ts';
import { useRemembered } from '../login/useRemembered.ts';
import { proofHandover } from '../session/proofHandover.ts';
import type { HeaderEntries, HeaderLook } from './HeaderLogin.tsx';
import * as css from './header.css.ts';

export interface HeaderPanelProps {
  readonly entries: HeaderEntries;
  readonly open: boolean;
  readonly onLook: (look: HeaderLook) => void;
  readonly onFill: (entries: Partial<HeaderEntries>) => void;
}

/** Runs the login flow for the header's form; what it has to say stands below the fields. */
export function HeaderPanel(props: HeaderPanelProps) {
  return (
    <LateWords>
      <Panel {...props} />
    </LateWords>
  );
}

function Panel({ entries, open, onLook, onFill }: HeaderPanelProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const { state, send, captcha, keepForNext } = useLogin({ onOpen: () => undefined });
  const [answer, setAnswer] = useState('');
  const remembered = useRemembered((name, value) => (name === 'mobileNum' ? undefined : onFill({ [name]: value })));
  const { faults, failed, captchaShown } = state.context;
  const busy = state.hasTag('busy');
  const verifying = state.hasTag('verifying');
  const { username, password, attempt } = entries;

  // A fault of a field that changed since is out of date. Before the submit below, whose faults are new.
  const before = useRef({ username, password });
  useEffect(() => {
    if (before.current.username !== username) send({ type: 'field.edit', field: 'username' });
    if (before.current.password !== password) send({ type: 'field.edit', field: 'password' });
    before.current = { username, password };
  }, [send, username, password]);

  const sent = useRef(0);
  useEffect(() => {
    if (attempt === sent.current) return;
    sent.current = attempt;
    keepForNext(remembered.wanted ? { user: username, password } : null);
    // A step that was left open in the window is given up.
    if (verifying) send({ type: 'verification.cancel' });
    send({ type: 'login.submit', form: { ...noEntries, username, password, captcha: answer, country: vietnamPhone } });
  });

  const wrong = (['username', 'password'] as const).filter((name) => faults[name] !== undefined);
  const wrongOnes = wrong.join(' ');
  useEffect(() => {
    onLook({ busy, faults: new Set(wrongOnes === '' ? [] : (wrongOnes.split(' ') as typeof wrong)) });
  }, [busy, wrongOnes, onLook]);

  // One more proof needs more room than a header has.
  const { verify } = state.context;
  useEffect(() => {
    if (!verifying || verify === null) return;
    proofHandover.keep({ verify, pass: (value) => send({ type: 'verification.pass', value }) });
    openModal('loginPopupModal');
  }, [verifying, verify, send, openModal]);

  const words = (key: string, params?: Readonly<Record<string, string | number>>) => t(key as TextKey, params);
  const firstFault = wrong[0] === undefined ? undefined : faults[wrong[0]];
  if (!open && !busy) return null;
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
      <FailureLine failed={failed} textOf={failureText} />
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
    </div>
  );
}
