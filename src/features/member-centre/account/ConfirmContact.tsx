import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import { type FieldFaults, missingFault } from '../../../domain/fieldRules.ts';
import { createCountdowns, type Sent, type SmsTarget, smsCountdownMachine } from '../../../flows/sms-countdown/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisit, visitSlot } from '../../../runtime/session/index.ts';
import { useStepUp } from '../../../runtime/stepUp/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SendCodeButton } from '../../../ui/form/SendCodeButton.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import * as css from './account.css.ts';

export type Contact = 'mobile' | 'email';

export interface ConfirmContactProps {
  readonly contact: Contact;
  /** The number or address, masked. */
  readonly hint: string;
  readonly onClose: () => void;
}

/** Cooldowns of this visit: closing the form does not reset them. */
const contactCountdowns = visitSlot('page', createCountdowns);

const check = ({ code }: { readonly code: string }): FieldFaults =>
  code.trim() === '' ? { code: missingFault('verificationCode') } : {};

/** Confirms the bound number or mail address by a code. */
export function ConfirmContact({ contact, hint, onClose }: ConfirmContactProps) {
  const t = useText();
  const client = useQueryClient();
  const { showToast } = useOverlays();
  const { run, dialog } = useStepUp();
  const { button, failed: unsent } = useContactCode(contact, hint);
  const entries = useEntries({ initial: { code: '' }, check });
  const confirming = useMutation({
    mutationFn: (code: string) => run((ticket) => profileCalls.confirmContact(contact, code, ticket)),
  });
  useEffect(prepareSealing, []);
  const submit = () => {
    if (!entries.validate()) return;
    confirming.mutate(entries.values.code.trim(), {
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: profileQueries.profile().queryKey });
        showToast({ tone: 'success', title: t('member.account.contact.done', { contact: hint }) });
        onClose();
      },
    });
  };
  const code = confirming.isError ? failureCodeOf(confirming.error) : unsent;
  return (
    <>
      <Form
        label={t('member.account.contact.label', { contact: hint })}
        busy={confirming.isPending}
        className={css.form}
        onSubmit={submit}
      >
        <p className={css.text}>{t('member.account.contact.text', { contact: hint })}</p>
        <FailureLine
          failed={code === null ? null : { code, waitSeconds: null }}
          textOf={(each) => (each === 'CONFLICT' ? 'member.account.contact.taken' : failureText(each))}
        />
        <CodeField {...entries.entry('code')} label={t('member.account.contact.code')} required sender={button} />
        <div className={css.actions}>
          <Button type="submit" busy={confirming.isPending}>
            {t('member.account.contact.confirm')}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}

/** The button that sends the code, with its countdown, and why the last code was not sent. */
function useContactCode(contact: Contact, hint: string) {
  const countdowns = useVisit().read(contactCountdowns);
  const [machine] = useState(() =>
    smsCountdownMachine.provide({
      actors: { sendCode: fromPromise<Sent, SmsTarget>(() => profileCalls.sendContactCode(contact)) },
      // The form shows it.
      actions: { reportFailure: () => undefined },
    }),
  );
  const [state, send] = useMachine(machine, { input: { purpose: 'contact', countdowns, now: Date.now } });
  useEffect(() => send({ type: 'sms.number', number: hint }), [send, hint]);
  const { secondsLeft, sentAt, failed } = state.context;
  return {
    button: (
      <SendCodeButton
        secondsLeft={secondsLeft}
        busy={state.hasTag('busy')}
        again={Number.isFinite(sentAt) && failed === null}
        onSend={() => send({ type: 'sms.send' })}
      />
    ),
    failed: failed?.code ?? null,
  };
}
