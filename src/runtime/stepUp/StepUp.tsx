import { useEffect, useState } from 'react';
import { profileCalls } from '../../api/profile.ts';
import { prepareSealing } from '../../api/sealed.ts';
import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { failureCodeOf, failureText } from '../../wire/failure.ts';
import type { StepUpDemand } from '../../wire/verification.ts';
import { useMutation } from '../data/index.ts';
import * as css from './stepUp.css.ts';

export interface StepUpProps {
  /** The refusal of the server: the act, and the proofs that the account has. */
  readonly demand: StepUpDemand;
  /** Called with the ticket, which permits the act once and for five minutes. */
  readonly onTicket: (ticket: string) => void;
  readonly onCancel: () => void;
}

/** Asks the member to prove who they are before an act that a session alone does not permit. */
export function StepUp({ demand: { act, methods }, onTicket, onCancel }: StepUpProps) {
  const t = useText();
  const [chosen, setChosen] = useState<(typeof methods)[number] | null>(null);
  const method = chosen ?? methods[0];
  useEffect(prepareSealing, []);
  if (method === undefined)
    return (
      <Alert
        tone="warning"
        action={
          <Button tone="secondary" size="sm" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        }
      >
        {t('member.account.stepUp.none')}
      </Alert>
    );
  return (
    <>
      <p className={css.text}>{t('member.account.stepUp.text')}</p>
      {methods.length < 2 ? null : (
        <Segmented
          label={t('member.account.stepUp.methods')}
          value={method}
          onChange={setChosen}
          options={methods.map((value) => ({ value, label: t(`member.account.stepUp.${value}`) }))}
        />
      )}
      <Answer key={method} act={act} method={method} onTicket={onTicket} onCancel={onCancel} />
    </>
  );
}

interface AnswerProps extends Omit<StepUpProps, 'demand'> {
  readonly act: StepUpDemand['act'];
  readonly method: StepUpDemand['methods'][number];
}

const check = ({ answer }: { readonly answer: string }): FieldFaults =>
  answer.trim() === '' ? { answer: missingFault() } : {};

function Answer({ act, method, onTicket, onCancel }: AnswerProps) {
  const t = useText();
  const entries = useEntries({ initial: { answer: '' }, check });
  const proving = useMutation({ mutationFn: profileCalls.stepUp });
  const sending = useMutation({ mutationFn: profileCalls.sendStepUpCode });
  const submit = () => {
    if (!entries.validate()) return;
    proving.mutate(
      { act, method, answer: entries.values.answer },
      {
        onSuccess: onTicket,
        onError: () => entries.clear('answer'),
      },
    );
  };
  const failed = proving.error ?? sending.error;
  const field = { ...entries.entry('answer'), label: t(`member.account.stepUp.${method}`), required: true } as const;
  return (
    <Form label={t('member.account.stepUp.title')} busy={proving.isPending} className={css.form} onSubmit={submit}>
      <FailureLine failed={failed === null ? null : { code: failureCodeOf(failed), waitSeconds: null }} textOf={failureText} />
      {method === 'password' ? (
        <PasswordField {...field} autoComplete="current-password" />
      ) : method === 'recovery' ? (
        <TextField {...field} autoComplete="off" />
      ) : (
        <CodeField
          {...field}
          sender={
            method === 'google' ? undefined : (
              <Button tone="tonal" size="lg" busy={sending.isPending} onClick={() => sending.mutate(method)}>
                {t(sending.isSuccess ? 'form.resend' : 'form.send_code')}
              </Button>
            )
          }
        />
      )}
      <div className={css.actions}>
        <Button type="submit" busy={proving.isPending}>
          {t('common.confirm')}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
