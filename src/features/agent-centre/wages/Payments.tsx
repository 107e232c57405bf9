import type { ContractKind } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  EmptyAction,
  type MemberColumn,
  MemberTable,
  Pager,
  StateBadge,
  useMemberParams,
} from '../../../runtime/centre/index.ts';
import { useBalanceHidden } from '../../../runtime/session/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { WageFilter, WagePayment } from '../../../wire/wages.ts';
import { Person } from '../parts/Person.tsx';
import { percentText } from '../parts/useTermText.ts';
import { periodText } from './periodText.ts';
import { Statement } from './Statement.tsx';
import { thresholdOf } from './thresholdOf.ts';
import { usePayments } from './usePayments.ts';
import * as css from './wages.css.ts';

interface PaymentsProps {
  readonly kind: ContractKind;
  readonly filter: WageFilter;
  /** Fewer columns, beside other content. */
  readonly isShort?: boolean;
}

/** Settled periods; each opens into its statement, which lives in the address. */
export function Payments({ kind, filter, isShort = false }: PaymentsProps) {
  const t = useText();
  const [params, change] = useMemberParams();
  const { data, isError, isPlaceholderData, refetch } = usePayments(filter);
  const first = kind === 'realTime' && !isShort ? data?.rows[0]?.paymentId : undefined;
  const opened = params['statement'] ?? first;
  const toggle = (paymentId: string) => change({ statement: paymentId === opened ? 'none' : paymentId }, { replace: true });
  return (
    <>
      <Card flush>
        <MemberTable
          label={t('wage.payments')}
          columns={useColumns({ kind, direction: filter.direction ?? 'received', isShort, opened, toggle })}
          rows={data?.rows}
          rowKey={({ paymentId }) => paymentId}
          busy={isPlaceholderData}
          dense
          failed={isError && data === undefined}
          onRetry={() => void refetch()}
          renderBelow={({ paymentId }) => (paymentId === opened ? <Statement paymentId={paymentId} /> : null)}
          empty={{
            icon: 'coins',
            title: t('wage.none'),
            text: t('wage.none.text'),
            action: isShort ? undefined : <EmptyAction />,
          }}
        />
      </Card>
      {isShort ? <Debt rows={data?.rows ?? []} /> : null}
      <Pager list={data} rows={data?.rows.length ?? 0} />
    </>
  );
}

/** The last payment that is still owed, in a sentence. */
function Debt({ rows }: { readonly rows: readonly WagePayment[] }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone, money } = useBrand();
  const isHidden = useBalanceHidden();
  const due = rows.find(({ state }) => state === 'due');
  if (due === undefined || isHidden) return null;
  return (
    <Alert tone="warning">
      {t(due.direction === 'received' ? 'wage.debt.received' : 'wage.debt.paid', {
        period: periodText(due, { timeZone, language }),
        paid: moneyText(due.paid, money, 'halfUp'),
        debt: moneyText(due.debt, money, 'halfUp'),
      })}
    </Alert>
  );
}

const tones = { paid: 'success', due: 'warning', below: 'neutral' } as const;

interface ColumnDeps {
  readonly kind: ContractKind;
  readonly direction: 'received' | 'paid';
  readonly isShort: boolean;
  readonly opened: string | undefined;
  readonly toggle: (paymentId: string) => void;
}

function useColumns({ kind, direction, isShort, opened, toggle }: ColumnDeps): MemberColumn<WagePayment>[] {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const optional = (isShown: boolean, column: MemberColumn<WagePayment>) => (isShown ? [column] : []);
  return [
    {
      key: 'period',
      label: t('wage.period'),
      cell: (row) => (
        <strong className={css.period}>
          {periodText(row, { timeZone, language, isShort: isShort || kind === 'hourly' || kind === 'realTime' })}
        </strong>
      ),
      onCard: 'lead',
    },
    ...optional(!isShort && direction === 'paid', {
      key: 'partner',
      label: t('wage.downline'),
      cell: ({ partner }) => <Person name={<span title={partner.name}>{partner.name}</span>} avatar={partner.avatar} />,
    }),
    ...optional(kind === 'dividend', {
      key: 'result',
      label: t('wage.houseResult'),
      cell: ({ houseResult }) => <Amount value={houseResult} signed isPublic />,
      align: 'end',
    }),
    ...optional(kind !== 'dividend', {
      key: 'validBet',
      label: t('wage.validBet'),
      cell: ({ validBet }) => <Amount value={validBet} isPublic />,
      align: 'end',
    }),
    ...optional(!isShort && (kind === 'daily' || kind === 'hourly'), {
      key: 'reached',
      label: t('wage.reached'),
      cell: ({ validBet, terms }) => <Reached have={validBet} need={thresholdOf(terms)} />,
      onCard: 'none',
    }),
    ...optional(!isShort, {
      key: 'bets',
      label: t('wage.bets'),
      cell: ({ bets }) => bets.toLocaleString('en'),
      align: 'end',
      onCard: 'none',
    }),
    ...optional(!isShort && kind !== 'realTime', {
      key: 'rate',
      label: t('contract.term.rate'),
      cell: ({ terms }) => ('rate' in terms ? percentText(terms.rate) : '–'),
      align: 'end',
      onCard: 'none',
    }),
    {
      key: 'wage',
      label: t('wage.wage'),
      cell: ({ wage }) => (
        <strong>
          <Amount value={wage} />
        </strong>
      ),
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'state',
      label: t('wage.state'),
      cell: ({ state, reason }) => (
        <StateBadge tone={tones[state]}>{t(reason === 'noProfit' ? 'wage.state.noProfit' : `wage.state.${state}`)}</StateBadge>
      ),
      onCard: 'state',
    },
    { key: 'note', label: t('wage.note'), cell: (row) => <Note payment={row} />, onCard: 'note' },
    {
      key: 'open',
      label: t('wage.statement'),
      cell: (row) => (
        <IconButton
          tone="plain"
          label={`${t('wage.statement')}: ${periodText(row, { timeZone, language })}`}
          icon={<Icon name={row.paymentId === opened ? 'caret-up' : 'caret-down'} size={16} />}
          aria-expanded={row.paymentId === opened}
          onClick={() => toggle(row.paymentId)}
        />
      ),
      align: 'end',
    },
  ];
}

/** Time of the payment, the debt, or the reason why nothing is paid. */
function Note({ payment: { state, reason, paidAt, debt, activeMembers, terms } }: { readonly payment: WagePayment }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  if (state === 'due') {
    return (
      <span className={css.owed}>
        {t('wage.owed')} <Amount value={debt} />
      </span>
    );
  }
  if (reason === 'activeMembers' && 'activeMembers' in terms) {
    return (
      <span className={css.note}>{t('wage.reason.activeMembers', { have: activeMembers, need: terms.activeMembers })}</span>
    );
  }
  if (reason !== null && reason !== 'activeMembers') return <span className={css.note}>{t(`wage.reason.${reason}`)}</span>;
  return <span className={css.note}>{paidAt === null ? '–' : momentText(paidAt, { timeZone, language, to: 'short' })}</span>;
}

/** Bets of the period beside what they have to reach. */
function Reached({ have, need }: { readonly have: string; readonly need: string }) {
  const share = Number(need) === 0 ? 100 : Math.floor((Number(have) / Number(need)) * 100);
  return (
    <span className={css.reached}>
      <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width={100} height={8} rx={4} />
        <rect className={share < 100 ? css.below : css.full} width={Math.min(share, 100)} height={8} rx={4} />
      </svg>
      {`${share.toLocaleString('en')}%`}
    </span>
  );
}
