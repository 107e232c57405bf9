import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Card,
  type MemberColumn,
  MemberTable,
  PageAction,
  StateBadge,
  useMemberParams,
  Waiting,
  WaitingBlock,
} from '../../../runtime/centre/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import type { Withdrawal } from '../../../wire/withdrawal.ts';
import { Awaiting } from './Awaiting.tsx';
import { History } from './History.tsx';
import { Limits } from './Limits.tsx';
import { arrivedOf, lookOf, orderState } from './orderState.ts';
import type { Reporting } from './reporting.ts';
import { useSum } from './useSum.ts';
import { useOrders, useWithdrawal } from './useWithdrawal.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import * as css from './withdraw.css.ts';

const ProofDialog = lazy(() => importWithRetry(() => import('./ProofDialog.tsx')));
const ReportDialog = lazy(() => importWithRetry(() => import('./ReportDialog.tsx')));
const recentShown = 5;

/** Payments that wait for an answer, a new withdrawal with its limits, and the last orders; or all orders with their states. */
export function WithdrawPage() {
  return (
    <WithWords areas={['form', 'member', 'member-withdraw']}>
      <Page />
    </WithWords>
  );
}

function Page() {
  const [params] = useMemberParams();
  const [reporting, setReporting] = useState<Reporting | null>(null);
  return (
    <>
      {params['view'] === 'history' ? <History onReport={setReporting} /> : <Overview onReport={setReporting} />}
      {reporting === null ? null : (
        <Suspense fallback={null}>
          <Report key={`${reporting.order.order}/${reporting.part.part}`} {...reporting} onClose={() => setReporting(null)} />
        </Suspense>
      )}
    </>
  );
}

function Report({ answer, ...props }: Reporting & { readonly onClose: () => void }) {
  return answer === 'proofs' ? <ProofDialog {...props} /> : <ReportDialog {...props} answer={answer} />;
}

function Overview({ onReport }: { readonly onReport: (reporting: Reporting) => void }) {
  const t = useText();
  const memberHref = useMemberHref();
  const orders = useOrders('30');
  const known = orders.data?.orders ?? [];
  const waiting = known.filter(({ parts }) => parts.some(({ receipt }) => receipt === 'awaiting'));

  return (
    <div className={css.page}>
      <PageAction>
        <LinkButton
          tone="ghost"
          size="sm"
          to={memberHref('withdraw', { view: 'history' })}
          iconStart={<Icon name="clock-counter-clockwise" size={18} />}
        >
          {t('withdraw.history')}
        </LinkButton>
      </PageAction>
      {waiting.map((order) => (
        <Awaiting key={order.order} order={order} onReport={onReport} onDue={() => void orders.refetch()} />
      ))}
      <Request orders={known} />
      <Recent orders={orders.data?.orders} failed={orders.isError} onRetry={() => void orders.refetch()} />
    </div>
  );
}

/** Setting of the account centre that supplies what a request needs. */
const settingOf = {
  binding: { tab: 'profile', add: 'binding', from: 'withdraw' },
  password: { tab: 'security' },
} as const;

function Request({ orders }: { readonly orders: readonly Withdrawal[] }) {
  const t = useText();
  const memberHref = useMemberHref();
  const { state, send } = useWithdrawal();
  const { board, faults, failed, order } = state.context;
  if (state.matches('unavailable')) {
    return (
      <Card>
        <LoadFailed
          title={t('withdraw.failed.title')}
          text={t('withdraw.failed.text')}
          onRetry={() => send({ type: 'withdrawal.retry' })}
        />
      </Card>
    );
  }
  if (board === null) return <Loading />;
  if (state.matches('requested') && order !== null) {
    const current = orders.find((one) => one.order === order.order) ?? order;
    return <Requested order={current} onAgain={() => send({ type: 'withdrawal.again' })} />;
  }
  const confirmed = board.bindings.filter((binding) => binding.state === 'confirmed');
  const missing = confirmed.length === 0 ? 'binding' : board.isPaymentPasswordSet ? null : 'password';
  const isWaiting = missing === 'binding' && board.bindings.some((binding) => binding.state === 'waiting');
  return (
    <div className={css.columns}>
      {missing === null ? (
        <WithdrawForm
          board={board}
          bindings={confirmed}
          faults={faults}
          failed={failed}
          busy={state.hasTag('busy')}
          onSubmit={(form) => send({ type: 'withdrawal.submit', form })}
          onEdit={(field) => send({ type: 'field.edit', field })}
        />
      ) : (
        <Card title={t('withdraw.new')}>
          <EmptyState
            icon={missing === 'binding' ? 'bank' : 'password'}
            level={3}
            title={t(isWaiting ? 'withdraw.missing.binding.waitingTitle' : `withdraw.missing.${missing}.title`)}
            text={t(isWaiting ? 'withdraw.missing.binding.waiting' : `withdraw.missing.${missing}.text`)}
            action={
              <LinkButton tone="primary" to={memberHref('securityCenter', isWaiting ? { tab: 'profile' } : settingOf[missing])}>
                {t(`withdraw.missing.${missing}.action`)}
              </LinkButton>
            }
          />
        </Card>
      )}
      <Limits board={board} />
    </div>
  );
}

/** The order that was sent from here, in its state of now: the page goes on while it is approved, paid and answered. */
function Requested({ order, onAgain }: { readonly order: Withdrawal; readonly onAgain: () => void }) {
  const t = useText();
  const { money } = useBrand();
  const state = orderState(order);
  const amount = moneyText(order.net, money);
  const isNew = state === 'requested';
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon="hand-withdraw"
          level={3}
          title={
            isNew
              ? t('withdraw.requested.title', { amount })
              : t('withdraw.followed.title', { amount, state: t(lookOf[state].word) })
          }
          text={
            isNew
              ? t('withdraw.requested.text', { order: order.order })
              : t('withdraw.followed.text', { order: order.order, explain: t(`withdraw.explain.${state}`) })
          }
          action={
            <Button tone="tonal" onClick={onAgain}>
              {t('withdraw.again')}
            </Button>
          }
        />
      </div>
    </Card>
  );
}

function Loading() {
  const t = useText();
  return (
    <Waiting label={t('common.loading')} className={css.columns}>
      <WaitingBlock className={css.placeholder} />
      <WaitingBlock className={css.placeholder} />
    </Waiting>
  );
}

interface RecentProps {
  readonly orders: readonly Withdrawal[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function Recent({ orders, failed, onRetry }: RecentProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const sum = useSum();
  const columns: readonly MemberColumn<Withdrawal>[] = [
    { key: 'order', label: t('withdraw.recent'), cell: ({ order }) => `#${order}` },
    { key: 'to', label: t('withdraw.to'), cell: ({ to }) => `${to.provider} •••• ${to.tail}`, onCard: 'note' },
    {
      key: 'amount',
      label: t('withdraw.amount'),
      cell: ({ amount }) => sum(amount),
      align: 'end',
      onCard: 'sum',
    },
    { key: 'net', label: t('withdraw.net'), cell: (order) => sum(arrivedOf(order)), align: 'end' },
    {
      key: 'state',
      label: t('withdraw.state'),
      cell: badgeOf,
      onCard: 'state',
    },
    {
      key: 'at',
      label: t('withdraw.at'),
      cell: ({ requestedAt }) => momentText(requestedAt, { timeZone, language, to: 'second' }),
      align: 'end',
    },
  ];
  return (
    <Card>
      <MemberTable
        label={t('withdraw.recent')}
        columns={columns}
        rows={orders?.slice(0, recentShown)}
        rowKey={({ order }) => order}
        failed={failed && orders === undefined}
        onRetry={onRetry}
        empty={{ icon: 'hand-withdraw', title: t('withdraw.none.title'), text: t('withdraw.none.text') }}
      />
    </Card>
  );
}

const badgeOf = (order: Withdrawal) => <OrderBadge order={order} />;

function OrderBadge({ order }: { readonly order: Withdrawal }) {
  const t = useText();
  const { tone, word } = lookOf[orderState(order)];
  return <StateBadge tone={tone}>{t(word)}</StateBadge>;
}
