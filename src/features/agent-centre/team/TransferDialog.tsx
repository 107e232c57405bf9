import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { agentQueries } from '../../../api/agents.ts';
import { playQueries } from '../../../api/play.ts';
import { prepareSealing } from '../../../api/sealed.ts';
import { transferCalls, transferQueries } from '../../../api/transfers.ts';
import { cappedSum, minus, moneyOf, moneyToWire, readMoney, sumOf, zero } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { typedAmount } from '../../../domain/shortText.ts';
import { amountFaults, type TransferBounds, type TransferRequest, transferMachine } from '../../../flows/transfer/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, PaymentPassword, usePeriod } from '../../../runtime/centre/index.ts';
import { useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { useMemberLink } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamRow } from '../../../wire/agents.ts';
import { Failure, failureText } from '../../../wire/failure.ts';
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
  const { money } = useBrand();
  const { showToast } = useOverlays();
  const [chosen, setChosen] = useState(receivers[0]?.id ?? '');
  const receiver = receivers.find(({ id }) => id === chosen);
  const { state, send } = useDownlineTransfer();
  const { faults, failed } = state.context;
  const bounds: TransferBounds = { min: limits.min, max: least(limits.max, limits.leftToday), balance };
  const entries = useEntries({
    initial: { amount: '', paymentPassword: '' },
    faults,
    check: ({ amount }) => amountFaults(amount, bounds, money),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { amount, paymentPassword } = entries.values;
  const units = readMoney(amount) ?? zero;
  const after = moneyToWire(sumOf([moneyOf(balance), minus(units)]));
  const busy = state.hasTag('busy');
  const isDone = state.matches('done');
  const finish = useEffectEvent(() => {
    showToast({
      tone: 'success',
      title: t('agent.transfer.done', { name: receiver?.name ?? '' }),
      detail: moneyText(amount, money, 'halfUp'),
    });
    onClose();
  });
  useEffect(() => (isDone ? finish() : undefined), [isDone]);
  // A password that was refused is of no further use.
  const clearPassword = useEffectEvent(() => entries.clear('paymentPassword'));
  useEffect(() => (failed === null && faults['paymentPassword'] === undefined ? undefined : clearPassword()), [failed, faults]);
  useEffect(prepareSealing, []);

  return (
    <Form
      label={t('agent.transfer')}
      busy={busy}
      onSubmit={() => send({ type: 'transfer.submit', form: { from: 'main', to: chosen, amount, paymentPassword }, bounds })}
    >
      <FailureLine failed={failed} textOf={failureText} />
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
      <AmountField
        {...entries.entry('amount')}
        label={t('transfer.amount')}
        required
        format={money}
        currency={money.symbol}
        help={t('transfer.from', { limit: moneyText(limits.min, money) })}
      />
      <div className={css.chips}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={css.chip}
            onClick={() => entries.edit('amount', typedAmount(moneyToWire(cappedSum(units, moneyOf(step))), money))}
          >
            +{short.format(Number(step))}
          </button>
        ))}
        <button
          type="button"
          className={css.chip}
          onClick={() => entries.edit('amount', typedAmount(least(balance, bounds.max ?? balance), money))}
        >
          {t('transfer.all')}
        </button>
      </div>
      <PaymentPassword {...entries.entry('paymentPassword')} required />
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{t('agent.transfer.after')}</dt>
          <dd className={css.factValue}>
            <Amount value={after.startsWith('-') ? balance : after} />
          </dd>
        </div>
        <div className={css.fact}>
          <dt>{t('transfer.fee')}</dt>
          <dd className={css.factValue}>{moneyText('0', money)}</dd>
        </div>
      </dl>
      <Alert tone="warning">{t('agent.transfer.final')}</Alert>
      <div className={css.foot}>
        <Button tone="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {units > zero ? t('transfer.submit', { amount: moneyText(amount, money) }) : t('transfer.submitEmpty')}
        </Button>
      </div>
    </Form>
  );
}

/** Runs the flow of a transfer to a downline. Balances are read again after it. */
function useDownlineTransfer() {
  const cache = useQueryClient();
  const { money } = useBrand();
  const [machine] = useState(() =>
    transferMachine.provide({
      actors: { send: fromPromise<null, TransferRequest | null>(({ input }) => sendTo(input)) },
      actions: { moneyMoved: () => void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey }) },
    }),
  );
  const [state, dispatch] = useMachine(machine, { input: { format: money, newRequestId } });
  return { state, send: dispatch };
}

async function sendTo(request: TransferRequest | null): Promise<null> {
  if (request === null) throw new Failure('SYSTEM');
  const { to, amount, requestId, paymentPassword } = request;
  await transferCalls.toUpline({ downline: to, amount, requestId, paymentPassword: paymentPassword ?? '' });
  return null;
}

/** Unlike `randomUUID`, also where the site is not served over https. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const least = (one: string, other: string) => (moneyOf(one) < moneyOf(other) ? one : other);

/** Without zeros at its end. */

const short = new Intl.NumberFormat('en', { notation: 'compact' });
