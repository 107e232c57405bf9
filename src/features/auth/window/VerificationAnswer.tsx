import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { VerificationMethod } from '../../../wire/auth.ts';
import type { CaptchaPart } from './useCaptcha.ts';

export interface VerificationAnswerProps {
  readonly method: VerificationMethod;
  /** Masked recipient of a code. */
  readonly hint: string | null;
  readonly missing: boolean;
  readonly busy: boolean;
  readonly captcha: CaptchaPart;
  readonly onResend: () => void;
  readonly onSubmit: (answer: string) => void;
}

/** The field of the selected method. */
export function VerificationAnswer({ method, hint, missing, busy, captcha, onResend, onSubmit }: VerificationAnswerProps) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const fault = missing && answer === '' ? t(method === 'bankName' ? 'input_required' : 'verification_code_required') : null;
  const shared = { label: t(`auth.verify.${method}`), required: true, value: answer, fault, onChange: setAnswer } as const;
  const isSent = method === 'mobile' || method === 'email';
  return (
    <Form label={t('auth.verify.title')} busy={busy} onSubmit={() => onSubmit(answer)}>
      {method === 'captcha' ? (
        <CaptchaField {...shared} picture={captcha.picture} onRefresh={captcha.refresh} />
      ) : method === 'bankName' ? (
        <TextField {...shared} name="bankName" autoComplete="name" help={t('auth.verify.bankName_help')} />
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
