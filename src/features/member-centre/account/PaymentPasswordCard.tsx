import { useState } from 'react';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import { paymentPasswordFault } from '../../../domain/paymentPassword.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, PaymentPassword, StateBadge } from '../../../runtime/centre/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Profile } from '../../../wire/profile.ts';
import * as css from './account.css.ts';
import { StepUp } from './StepUp.tsx';

/** Setting or changing the payment password: re-authentication first, then the new digits twice. */
export function PaymentPasswordCard({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const isSet = profile.hasPaymentPassword;
  const [step, setStep] = useState<'none' | 'confirm' | { readonly ticket: string }>('none');
  const end = () => setStep('none');
  return (
    <Card
      title={t('member.account.item.paymentPassword')}
      aside={
        <StateBadge tone={isSet ? 'success' : 'warning'}>
          {t(isSet ? 'member.account.state.set' : 'member.account.state.advised')}
        </StateBadge>
      }
    >
      <div className={css.panel}>
        <p className={css.text}>{t('member.account.note.paymentPassword')}</p>
        {step === 'none' ? (
          <div className={css.actions}>
            <Button size="sm" tone={isSet ? 'secondary' : 'tonal'} onClick={() => setStep('confirm')}>
              {t(isSet ? 'member.account.change' : 'member.account.setUp')}
            </Button>
          </div>
        ) : step === 'confirm' ? (
          <StepUp act="paymentPassword" profile={profile} onTicket={(ticket) => setStep({ ticket })} onCancel={end} />
        ) : (
          <NewPassword ticket={step.ticket} onEnd={end} />
        )}
      </div>
    </Card>
  );
}

interface NewPasswordProps {
  readonly ticket: string;
  readonly onEnd: () => void;
}

const noEntries = { paymentPassword: '', again: '' };

function check({ paymentPassword, again }: typeof noEntries): FieldFaults {
  const fault = paymentPasswordFault(paymentPassword);
  return {
    ...(fault === null ? {} : { paymentPassword: { key: fault } }),
    ...(again === paymentPassword ? {} : { again: { key: 'inconsistent_twice' } }),
  };
}

function NewPassword({ ticket, onEnd }: NewPasswordProps) {
  const t = useText();
  const client = useQueryClient();
  const { showToast } = useOverlays();
  const entries = useEntries({ initial: noEntries, check });
  const setting = useMutation({ mutationFn: profileCalls.setPaymentPassword });
  const submit = () => {
    if (!entries.validate()) return;
    setting.mutate(
      { paymentPassword: entries.values.paymentPassword, stepUp: ticket },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: profileQueries.profile().queryKey });
          showToast({ tone: 'success', title: t('member.account.paymentPassword.saved') });
          onEnd();
        },
        onError: () => {
          entries.clear('paymentPassword');
          entries.clear('again');
        },
      },
    );
  };
  return (
    <Form label={t('member.account.item.paymentPassword')} busy={setting.isPending} className={css.form} onSubmit={submit}>
      <FailureLine
        failed={setting.isError ? { code: failureCodeOf(setting.error), waitSeconds: null } : null}
        textOf={failureText}
      />
      <PaymentPassword {...entries.entry('paymentPassword')} label={t('member.account.paymentPassword.new')} required />
      <PaymentPassword {...entries.entry('again')} label={t('member.account.paymentPassword.again')} required />
      <div className={css.actions}>
        <Button type="submit" busy={setting.isPending}>
          {t('member.account.save')}
        </Button>
        <Button tone="secondary" onClick={onEnd}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
