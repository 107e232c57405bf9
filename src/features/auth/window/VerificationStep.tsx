import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { extraVerificationMachine, type Proof } from '../../../flows/extra-verification/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import type { ExtraVerification, LoginValue, VerificationMethod } from '../../../wire/auth.ts';
import { failureText } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';
import { type CaptchaPart, useCaptcha, useEmptiedCaptcha, useShownCaptcha } from './useCaptcha.ts';
import * as css from './VerificationStep.css.ts';

/** Outcome of a verification. `end`: it expired; the sign-in starts over and shows the reason. */
export type VerificationOutcome =
  | { readonly type: 'verification.pass'; readonly value: LoginValue }
  | { readonly type: 'verification.cancel' }
  | { readonly type: 'verification.end' };

export interface VerificationStepProps {
  readonly verify: ExtraVerification['verify'];
  readonly onOutcome: (outcome: VerificationOutcome) => void;
}

const icons = {
  mobile: 'device-mobile',
  email: 'envelope-simple',
  bankName: 'bank',
  google: 'lock-key',
  recovery: 'shield-check',
  captcha: 'image-square',
} as const satisfies Record<VerificationMethod, IconName>;

/** Methods of an account whose every login takes a second step, from whatever network. */
const ofEveryLogin: ReadonlySet<VerificationMethod> = new Set(['google', 'recovery']);
const shownMethods: ReadonlySet<string> = new Set(Object.keys(icons));

/** Extra verification for a login: from a network that is new to the account, or the second step of every login. */
export function VerificationStep({ verify, onOutcome }: VerificationStepProps) {
  const t = useText();
  const { showToast } = useOverlays();
  const title = useRef<HTMLHeadingElement>(null);
  const captcha = useCaptcha();
  const [machine] = useState(() =>
    extraVerificationMachine.provide({
      actors: {
        sendCode: fromPromise<null, Pick<Proof, 'ticket' | 'method'>>(({ input }) => authRequests.sendAddressCode(input)),
        prove: fromPromise(({ input }: { input: Proof }) => authRequests.prove(input)),
      },
      actions: { renewCaptcha: captcha.renew },
    }),
  );
  const [state, send] = useMachine(machine, { input: verify });
  const { method, methods, failed, value, ended } = state.context;
  const isTwoStep = methods.every((entry) => ofEveryLogin.has(entry.method));
  const refused = failed !== null && (failed.code === 'CODE_INCORRECT' || failed.code === 'NAME_MISMATCH') ? failed.code : null;

  useShownCaptcha(captcha, method === 'captcha');
  useEffect(() => {
    // Focus moves to the title of each view, so that screen readers read from there.
    if (method === null || shownMethods.has(method)) title.current?.focus();
  }, [method]);
  const end = useEffectEvent(() => {
    if (value === null) return onOutcome({ type: ended ? 'verification.end' : 'verification.cancel' });
    // The captcha is the method of accounts without a phone number, email or other verified contact.
    if (method === 'captcha') showToast({ tone: 'warning', title: t('auth.verify.bind'), detail: t('auth.verify.bind_text') });
    return onOutcome({ type: 'verification.pass', value });
  });
  useEffect(() => {
    if (state.status === 'done') end();
  }, [state.status]);

  return (
    <div className={css.step}>
      <h3 ref={title} className={css.title} tabIndex={-1}>
        {t(isTwoStep ? 'auth.verify.twoStep.title' : 'auth.verify.title')}
      </h3>
      <p className={css.text}>{t(isTwoStep ? 'auth.verify.twoStep.text' : 'auth.verify.text')}</p>
      <FailureLine failed={refused === null ? failed : null} textOf={failureText} />
      {method === null ? (
        <ul className={css.methods} aria-label={t('auth.verify.methods')}>
          {methods.map((entry) => (
            <li key={entry.method}>
              <button
                type="button"
                className={css.method}
                onClick={() => send({ type: 'method.choose', method: entry.method })}
              >
                <span className={css.methodIcon}>
                  <Icon name={icons[entry.method]} size={22} />
                </span>
                <span className={css.methodWords}>
                  {t(`auth.verify.${entry.method}`)}
                  {entry.hint === null ? null : <span className={css.hint}>{entry.hint}</span>}
                </span>
                <Icon name="caret-right" weight="bold" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <VerificationAnswer
          key={method}
          method={method}
          hint={methods.find((entry) => entry.method === method)?.hint ?? null}
          missing={state.context.faults['answer'] !== undefined}
          refused={refused}
          busy={state.hasTag('busy')}
          captcha={captcha}
          onResend={() => send({ type: 'code.send' })}
          onSubmit={(answer) => send({ type: 'answer.submit', answer, captchaId: captcha.id() })}
        />
      )}
      <Button
        tone="ghost"
        iconStart={<Icon name="arrow-left" size={16} />}
        onClick={() => send({ type: method === null || methods.length === 1 ? 'verification.cancel' : 'method.back' })}
      >
        {t(method === null || methods.length === 1 ? 'auth.verify.back' : 'common.back')}
      </Button>
    </div>
  );
}

const missingAnswer = {
  mobile: 'verification_code_required',
  email: 'verification_code_required',
  google: 'verification_code_required',
  recovery: 'verification_code_required',
  captcha: 'captcha_required',
  bankName: 'bank_name_required',
} as const satisfies Record<VerificationMethod, TextKey>;

const refusalText = (method: VerificationMethod, code: 'CODE_INCORRECT' | 'NAME_MISMATCH') =>
  failureText(method === 'captcha' ? 'AUTH_CAPTCHA' : code);

interface VerificationAnswerProps {
  readonly method: VerificationMethod;
  /** Masked recipient of a code. */
  readonly hint: string | null;
  readonly missing: boolean;
  /** The server refused the last answer. */
  readonly refused: 'CODE_INCORRECT' | 'NAME_MISMATCH' | null;
  readonly busy: boolean;
  readonly captcha: CaptchaPart;
  readonly onResend: () => void;
  readonly onSubmit: (answer: string) => void;
}

/** The field of the selected method. */
function VerificationAnswer({ method, hint, missing, refused, busy, captcha, onResend, onSubmit }: VerificationAnswerProps) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const [submitted, setSubmitted] = useState('');
  useEmptiedCaptcha(captcha, () => (method === 'captcha' ? setAnswer('') : undefined));
  const isRefused = refused !== null && (answer === submitted || answer === '');
  const fault = missing && answer === '' ? t(missingAnswer[method]) : isRefused ? t(refusalText(method, refused)) : null;
  const shared = { label: t(`auth.verify.${method}`), required: true, value: answer, fault, onChange: setAnswer } as const;
  const isSent = method === 'mobile' || method === 'email';
  return (
    <Form
      label={t('auth.verify.title')}
      busy={busy}
      onSubmit={() => {
        setSubmitted(answer);
        onSubmit(answer);
      }}
    >
      {method === 'captcha' ? (
        <CaptchaField {...shared} picture={captcha.picture} onRefresh={captcha.refresh} />
      ) : method === 'bankName' ? (
        <TextField {...shared} name="bankName" autoComplete="name" help={t('auth.verify.bankName_help')} />
      ) : method === 'recovery' ? (
        <TextField {...shared} name="recoveryCode" autoComplete="off" help={t('auth.verify.recovery_help')} />
      ) : (
        <CodeField
          {...shared}
          name="addressCode"
          help={
            isSent ? (hint === null ? undefined : t('auth.verify.sent_to', { target: hint })) : t('auth.verify.google_help')
          }
          sender={
            isSent ? (
              <Button tone="tonal" size="lg" disabled={busy} onClick={onResend}>
                {t('form.resend')}
              </Button>
            ) : undefined
          }
        />
      )}
      <Button type="submit" size="lg" block busy={busy}>
        {t('auth.verify.submit')}
      </Button>
    </Form>
  );
}
