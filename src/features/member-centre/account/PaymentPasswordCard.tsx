import { useEffect, useState } from 'react';
import { profileCalls, profileQueries } from '../../../api/profile.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import { paymentPasswordFault } from '../../../domain/paymentPassword.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, PaymentPassword, StateBadge } from '../../../runtime/centre/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useStepUp } from '../../../runtime/stepUp/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { SettingProps } from './AuthenticatorCard.tsx';
import * as css from './account.css.ts';

/** Setting or changing the payment password: the new digits twice, and a proof that the server asks for. */
export function PaymentPasswordCard({ profile, opens }: SettingProps) {
  const t = useText();
  const isSet = profile.hasPaymentPassword;
  const [isOpen, setOpen] = useState(opens);
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
        {isOpen ? (
          <NewPassword onEnd={() => setOpen(false)} />
        ) : (
          <div className={css.actions}>
            <Button size="sm" tone={isSet ? 'secondary' : 'tonal'} onClick={() => setOpen(true)}>
              {t(isSet ? 'member.account.change' : 'member.account.setUp')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

interface NewPasswordProps {
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

function NewPassword({ onEnd }: NewPasswordProps) {
  const t = useText();
  const client = useQueryClient();
  const { showToast } = useOverlays();
  const entries = useEntries({ initial: noEntries, check });
  const { run, dialog } = useStepUp();
  const setting = useMutation({
    mutationFn: (paymentPassword: string) => run((ticket) => profileCalls.setPaymentPassword(paymentPassword, ticket)),
  });
  useEffect(prepareSealing, []);
  const submit = () => {
    if (!entries.validate()) return;
    setting.mutate(entries.values.paymentPassword, {
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: profileQueries.profile().queryKey });
        showToast({ tone: 'success', title: t('member.account.paymentPassword.saved') });
        onEnd();
      },
      onError: (error) => {
        if (failureCodeOf(error) === 'STEP_UP') return;
        entries.clear('paymentPassword');
        entries.clear('again');
      },
    });
  };
  return (
    <>
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
      {dialog}
    </>
  );
}
