import { useState } from 'react';
import { agentQueries } from '../../../api/agents.ts';
import { transferCalls, transferQueries } from '../../../api/transfers.ts';
import { useText } from '../../../i18n/index.ts';
import { Amount, TransferFields, TransferSubmit, usePeriod, useTransferForm } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberLink } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamRow } from '../../../wire/agents.ts';
import { failureText } from '../../../wire/failure.ts';
import type { UplineTransfers } from '../../../wire/transfer.ts';
import { Person } from '../parts/Person.tsx';
import * as css from './transfer.css.ts';

interface TransferDialogProps {
  /** Null: chosen in the form. */
  readonly receiver: TeamRow | null;
  readonly onClose: () => void;
}

/** A transfer to a direct downline, behind the payment password [ROLE-10]. */
export function TransferDialog({ receiver, onClose }: TransferDialogProps) {
  const t = useText();
  const { range } = usePeriod();
  const memberLink = useMemberLink();
  const form = useQuery(transferQueries.toUpline());
  const wallets = useQuery(transferQueries.wallets());
  const {
    data: level,
    isError: isLost,
    refetch: retryLevel,
  } = useQuery(agentQueries.team({ from: range.until, until: range.until, state: 'active' }));
  const isFailed = form.isError || wallets.isError || isLost;
  const receivers = receiver === null ? level?.rows : [receiver];
  const balance = wallets.data?.wallets.find(({ wallet }) => wallet === 'main')?.balance ?? '0';
  return (
    <Sheet title={t('agent.transfer')} onClose={onClose}>
      {isFailed ? (
        <LoadFailed
          title={t('transfer.failed')}
          onRetry={() => void Promise.all([form.refetch(), wallets.refetch(), retryLevel()])}
        />
      ) : form.data === undefined || wallets.data === undefined || receivers === undefined ? (
        <span className={css.waiting} aria-busy="true">
          <Skeleton />
        </span>
      ) : !form.data.hasPaymentPassword ? (
        <EmptyState
          icon="password"
          level={3}
          title={t('transfer.unset.title')}
          text={t('transfer.unset.text')}
          action={
            memberLink === null ? null : (
              <LinkButton tone="tonal" to={memberLink('securityCenter', { tab: 'security' })}>
                {t('transfer.unset.action')}
              </LinkButton>
            )
          }
        />
      ) : receivers.length === 0 ? (
        <EmptyState icon="users-three" level={3} title={t('agent.empty.team')} text={t('agent.empty.team.text')} />
      ) : (
        <TransferForm
          limits={form.data.limits}
          balance={balance}
          receivers={receivers}
          isChosen={receiver !== null}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

const steps = ['500000', '1000000', '5000000'] as const;

interface TransferFormProps {
  readonly limits: UplineTransfers['limits'];
  readonly balance: string;
  readonly receivers: readonly TeamRow[];
  readonly isChosen: boolean;
  readonly onClose: () => void;
}

function TransferForm({ limits, balance, receivers, isChosen, onClose }: TransferFormProps) {
  const t = useText();
  const { showToast } = useOverlays();
  const [chosen, setChosen] = useState(receivers[0]?.id ?? '');
  const receiver = receivers.find(({ id }) => id === chosen);
  const form = useTransferForm({
    limits,
    balance,
    deliver: ({ to, amount, requestId, paymentPassword }) =>
      transferCalls.toUpline({ downline: to, amount, requestId, paymentPassword: paymentPassword ?? '' }),
    onDone: (amount) => {
      showToast({
        tone: 'success',
        title: t('agent.transfer.done', { name: receiver?.name ?? '' }),
        detail: amount,
      });
      onClose();
    },
  });
  return (
    <Form label={t('agent.transfer')} busy={form.busy} onSubmit={() => form.submit(chosen)}>
      <FailureLine failed={form.failed} textOf={failureText} />
      {isChosen && receiver !== undefined ? (
        <div className={css.receiver}>
          <Person name={receiver.name} avatar={receiver.avatar} note={t(`agent.kind.${receiver.kind}`)} size={32} />
        </div>
      ) : (
        <Field label={t('agent.transfer.receiver')} required help={t('agent.transfer.direct')}>
          {(ties) => (
            <Dropdown
              label={t('agent.transfer.receiver')}
              controlId={ties.id}
              describedBy={ties['aria-describedby']}
              options={receivers.map(({ id, name, kind }) => ({ id, label: name, detail: t(`agent.kind.${kind}`) }))}
              selected={chosen}
              onSelect={setChosen}
              searchLabel={t('agent.team.search')}
            />
          )}
        </Field>
      )}
      <TransferFields
        form={form}
        steps={steps}
        after={{ label: t('agent.transfer.after'), value: <Amount value={form.after} /> }}
        tone="sunken"
      />
      <Alert tone="warning">{t('agent.transfer.final')}</Alert>
      <div className={css.foot}>
        <Button tone="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          <TransferSubmit form={form} />
        </Button>
      </div>
    </Form>
  );
}
