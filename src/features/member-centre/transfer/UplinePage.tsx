import { useEffect, useEffectEvent, useState } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { transferQueries } from '../../../api/transfers.ts';
import { cappedSum, minus, moneyOf, moneyToWire, readMoney, sumOf, zero } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { shortAmount, typedAmount } from '../../../domain/shortText.ts';
import { amountFaults, type TransferBounds } from '../../../flows/transfer/index.ts';
import { useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Avatar,
  Card,
  MemberTable,
  PaymentPassword,
  useUnsaved,
  Waiting,
  WaitingBlock,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { failureText } from '../../../wire/failure.ts';
import type { UplineTransfers } from '../../../wire/transfer.ts';
import { Sum } from './Sum.tsx';
import * as css from './transfer.css.ts';
import { useTransfer } from './useTransfer.ts';
import { useTransferColumns } from './useTransferColumns.tsx';

/** A transfer to the upline: receiver, amount and payment password, and the last transfers. */
export function UplinePage() {
  return (
    <WithWords areas={['form', 'launch', 'member', 'member-wallet']}>
      <Page />
    </WithWords>
  );
}

function Page() {
  const t = useText();
  const memberHref = useMemberHref();
  const page = useQuery(transferQueries.toUpline());
  const wallets = useQuery(transferQueries.wallets());
  if (page.isLoadingError || wallets.isLoadingError) {
    return (
      <LoadFailed level={2} title={t('transfer.failed')} onRetry={() => Promise.all([page.refetch(), wallets.refetch()])} />
    );
  }
  if (page.data === undefined || wallets.data === undefined) return <Loading />;
  const { upline, hasPaymentPassword } = page.data;
  const balance = wallets.data.wallets.find(({ wallet }) => wallet === 'main')?.balance ?? '0';
  return (
    <div className={css.page}>
      {upline === null ? (
        <Card>
          <EmptyState icon="tree-structure" level={3} title={t('transfer.none.title')} text={t('transfer.none.text')} />
        </Card>
      ) : hasPaymentPassword ? (
        <UplineForm known={page.data} receiver={upline} balance={balance} />
      ) : (
        <Card>
          <EmptyState
            icon="password"
            level={3}
            title={t('transfer.unset.title')}
            text={t('transfer.unset.text')}
            action={
              <LinkButton tone="tonal" to={memberHref('securityCenter', { tab: 'security' })}>
                {t('transfer.unset.action')}
              </LinkButton>
            }
          />
        </Card>
      )}
      <Side known={page.data} />
      <div className={css.wide}>
        <LastTransfers known={page.data} />
      </div>
    </div>
  );
}

const steps = ['100000', '500000', '1000000'] as const;

interface UplineFormProps {
  readonly known: UplineTransfers;
  readonly receiver: NonNullable<UplineTransfers['upline']>;
  readonly balance: string;
}

function UplineForm({ known: { limits }, receiver, balance }: UplineFormProps) {
  const t = useText();
  const { money } = useBrand();
  const { account } = useSessionView();
  const { showToast } = useOverlays();
  const { state, send } = useTransfer();
  const { faults, failed } = state.context;
  const bounds: TransferBounds = { min: limits.min, max: least(limits.max, limits.leftToday), balance };
  const entries = useEntries({
    initial: { amount: '', paymentPassword: '' },
    faults,
    check: ({ amount }) => amountFaults(amount, bounds, money),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { amount, paymentPassword } = entries.values;
  useUnsaved(amount !== '' || paymentPassword !== '');
  const units = readMoney(amount) ?? zero;
  const after = moneyToWire(sumOf([moneyOf(balance), minus(units)]));
  const busy = state.hasTag('busy');
  const isDone = state.matches('done');
  // Announced once per transfer: the form is then empty for the next one.
  const finish = useEffectEvent(() => {
    showToast({ tone: 'success', title: t('transfer.done'), detail: moneyText(amount, money, 'halfUp') });
    entries.clear('amount');
    entries.clear('paymentPassword');
    send({ type: 'transfer.again' });
  });
  useEffect(() => (isDone ? finish() : undefined), [isDone]);
  // A password that was refused is of no further use.
  const clearPassword = useEffectEvent(() => entries.clear('paymentPassword'));
  useEffect(() => (failed === null && faults['paymentPassword'] === undefined ? undefined : clearPassword()), [failed, faults]);
  useEffect(prepareSealing, []);

  return (
    <Card>
      <Form
        label={t('transfer.form')}
        busy={busy}
        className={css.form}
        onSubmit={() => send({ type: 'transfer.submit', form: { from: 'main', to: '', amount, paymentPassword }, bounds })}
      >
        <div className={css.parties}>
          <span className={css.party}>
            <Avatar size={44} />
            <span className={css.name}>{account}</span>
            <span className={css.note}>
              <Sum value={balance} />
            </span>
          </span>
          <span className={css.arrow} aria-hidden="true">
            <Icon name="arrow-right" weight="bold" size={18} />
          </span>
          <span className={css.party}>
            <Picture src={receiver.avatar} />
            <span className={css.name} translate="no">
              {receiver.nickname}
            </span>
            <span className={css.note}>{t('transfer.upline')}</span>
          </span>
        </div>
        <FailureLine failed={failed} textOf={failureText} />
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
              +{shortAmount(step)}
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
            <dt>{t('transfer.after')}</dt>
            <dd className={css.factValue}>
              <Sum value={after.startsWith('-') ? balance : after} />
            </dd>
          </div>
          <div className={css.fact}>
            <dt>{t('transfer.fee')}</dt>
            <dd className={css.factValue}>{moneyText('0', money)}</dd>
          </div>
        </dl>
        <div className={css.foot}>
          <Button type="submit" size="lg" block busy={busy}>
            {units > zero ? t('transfer.submit', { amount: moneyText(amount, money) }) : t('transfer.submitEmpty')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** The picture of the upline; a symbol where it cannot be loaded. */
function Picture({ src }: { readonly src: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={css.picture} aria-hidden="true">
      {isBroken ? (
        <Icon name="user" weight="fill" size={24} />
      ) : (
        <img className={css.image} src={src} alt="" width={44} height={44} onError={() => setBroken(true)} />
      )}
    </span>
  );
}

const notes = [
  { id: 'final', icon: 'warning-circle' },
  { id: 'password', icon: 'password' },
  { id: 'direct', icon: 'shield-check' },
] as const;

function Side({ known: { thisMonth, limits } }: { readonly known: UplineTransfers }) {
  const t = useText();
  const { money } = useBrand();
  return (
    <div className={css.side}>
      <Card title={t('transfer.before')}>
        <ul className={css.notes}>
          {notes.map(({ id, icon }) => (
            <li key={id} className={css.noteRow}>
              <span className={css.noteIcon}>
                <Icon name={icon} size={20} />
              </span>
              <span>
                <strong className={css.noteTitle}>{t(`transfer.${id}.title`)}</strong>
                <span className={css.noteText}>{t(`transfer.${id}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('transfer.month')}>
        <p className={css.figure}>
          <Sum value={thisMonth.amount} priced />
        </p>
        <p className={css.note}>{t('transfer.month.count', { count: thisMonth.count })}</p>
        <p className={css.note}>{t('transfer.left', { amount: moneyText(limits.leftToday, money) })}</p>
      </Card>
    </div>
  );
}

function LastTransfers({ known: { transfers } }: { readonly known: UplineTransfers }) {
  const t = useText();
  const memberHref = useMemberHref();
  const columns = useTransferColumns<UplineTransfers['transfers'][number]>({
    key: 'receiver',
    label: t('transfer.receiver'),
    cell: receiverCell,
  });
  return (
    <section className={css.section} aria-labelledby="last-transfers">
      <header className={css.sectionHead}>
        <h3 id="last-transfers" className={css.sectionTitle}>
          {t('transfer.last')}
        </h3>
        <SiteLink className={css.more} to={memberHref('transactionHistory', { kind: 'pass' })}>
          {t('transfer.record')}
          <Icon name="arrow-right" size={16} />
        </SiteLink>
      </header>
      <Card flush>
        <MemberTable
          label={t('transfer.last')}
          rows={transfers}
          rowKey={({ id }) => id}
          empty={{ icon: 'tree-structure', title: t('transfer.empty.title'), text: t('transfer.empty.text') }}
          columns={columns}
        />
      </Card>
    </section>
  );
}

const receiverCell = ({ receiver }: { readonly receiver: string }) => <span translate="no">{receiver}</span>;

function Loading() {
  const t = useText();
  return (
    <Waiting label={t('transfer.loading')} className={css.page}>
      <WaitingBlock className={css.placeholder} />
      <WaitingBlock className={css.placeholder} />
    </Waiting>
  );
}

const least = (one: string, other: string) => (moneyOf(one) < moneyOf(other) ? one : other);
