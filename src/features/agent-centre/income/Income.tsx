import { agentFiles, agentQueries } from '../../../api/agents.ts';
import { wagePages } from '../../../domain/agentPages.ts';
import { type ContractKind, contractKinds } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  EmptyAction,
  ListPage,
  ListTable,
  type MemberColumn,
  ParamChips,
  StateBadge,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { useBalanceHidden } from '../../../runtime/session/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Income as IncomeSums, WagePayment } from '../../../wire/wages.ts';
import { growthOf } from '../parts/growth.ts';
import { Ring } from '../parts/Ring.tsx';
import { withinLimit } from '../parts/withinLimit.ts';
import { OwnerCell } from '../records/OwnerCell.tsx';
import * as css from './income.css.ts';

const icons = { dividend: 'chart-donut', daily: 'calendar-check', hourly: 'clock', realTime: 'timer' } as const;

/** My income [AGENT-09]: wages of the four kinds in a period, and each payment. */
export function Income() {
  const t = useText();
  const [{ kind }] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const period = withinLimit(range);
  const chosen = contractKinds.find((each) => each === kind);
  const filter = { ...period, direction: 'received' as const, ...(chosen === undefined ? {} : { kind: chosen }) };
  const sums = useListQuery(agentQueries.income(period));
  const payments = useListQuery(agentQueries.wages({ ...filter, ...cursor }));
  return (
    <ListPage file={{ title: t('agent.page.agentIncome'), days: period, load: () => agentFiles.wages(filter) }}>
      {sums.isError ? <LoadFailed line title={t('agent.income.failed')} onRetry={sums.refetch} /> : <Sums sums={sums.data} />}
      <ListTable
        query={payments}
        title={t('agent.income.payments')}
        filters={
          <ParamChips
            name="kind"
            label={t('agent.income.kind')}
            options={contractKinds.map((value) => ({ value, label: t(`agent.income.kind.${value}`) }))}
            value={chosen ?? ''}
          />
        }
        label={t('agent.income.payments')}
        columns={useColumns()}
        rows={payments.data?.rows}
        rowKey={({ paymentId }) => paymentId}
        empty={{
          icon: 'coins',
          title: t('agent.income.none'),
          text: t('records.empty.text'),
          action: <EmptyAction />,
        }}
      />
    </ListPage>
  );
}

function Sums({ sums }: { readonly sums: IncomeSums | undefined }) {
  const t = useText();
  const language = useLanguage();
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  if (sums === undefined) {
    return (
      <span className={css.waiting} aria-busy="true">
        <Skeleton />
      </span>
    );
  }
  const total = Number(sums.total);
  const growth = growthOf(total, Number(sums.before.total));
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  const dayText = (day: string) =>
    momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'short' }).replace(/[, ]+\d\d:\d\d$/, '');
  const [from, until] = [dayText(sums.before.from), dayText(sums.before.until)];
  const days = from === until ? from : `${from} – ${until}`;
  const paidOf = (kind: ContractKind) => sums.kinds.find((each) => each.kind === kind);
  const debt = sums.kinds.filter(({ debt: owed }) => !/^[0.]*$/.test(owed));
  return (
    <div className={css.columns}>
      <Card>
        <dl className={css.total}>
          <dt className={css.label}>{t('agent.income.total')}</dt>
          <dd className={css.value}>
            <Amount value={sums.total} />
          </dd>
          <dd className={css.label}>
            {growth === null || isHidden
              ? t('agent.income.before', { days })
              : t('agent.income.growth', { growth: growth.text, days })}
          </dd>
        </dl>
        <div className={css.ring}>
          <Ring
            values={contractKinds.map((kind) => Number(paidOf(kind)?.paid ?? 0))}
            value={isHidden ? '•••' : short.format(total)}
            label={t('agent.income.ring')}
          />
        </div>
      </Card>
      <Card>
        <ul className={css.kinds}>
          {contractKinds.map((kind, index) => {
            const paid = paidOf(kind)?.paid ?? '0.0000';
            const share = total === 0 ? 0 : (Number(paid) / total) * 100;
            return (
              <li key={kind} className={css.kind}>
                <span className={css.dot[index] ?? ''} aria-hidden="true" />
                <span className={css.icon}>
                  <Icon name={icons[kind]} weight="duotone" size={20} />
                </span>
                <span className={css.name}>{t(`agent.income.kind.${kind}`)}</span>
                <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={css.track} width={100} height={8} rx={4} />
                  <rect className={css.fill[index] ?? ''} width={share} height={8} rx={4} />
                </svg>
                <span className={css.share}>{`${share.toFixed(2)}%`}</span>
                <span className={css.sum}>
                  <Amount value={paid} />
                </span>
              </li>
            );
          })}
        </ul>
        {debt.length === 0 ? null : (
          <Alert tone="warning">
            {t('agent.income.debt', {
              kinds: debt
                .map(({ kind, debt: owed }) =>
                  isHidden
                    ? t(`agent.income.kind.${kind}`)
                    : `${t(`agent.income.kind.${kind}`)} ${moneyText(owed, money, 'halfUp')}`,
                )
                .join(', '),
            })}
          </Alert>
        )}
      </Card>
    </div>
  );
}

/** Two moments; the day of the second is left out if it is that of the first. */
function spanText(from: string, until: string): string {
  const dayEnd = from.lastIndexOf(' ');
  return `${from} – ${until.startsWith(from.slice(0, dayEnd + 1)) ? until.slice(dayEnd + 1) : until}`;
}

const tones = { paid: 'success', due: 'warning', below: 'neutral' } as const;

function useColumns(): MemberColumn<WagePayment>[] {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const href = useAgentHref();
  const moment = (at: string) => momentText(at, { timeZone, language, to: 'minute' });
  return [
    {
      key: 'kind',
      label: t('agent.income.kind'),
      cell: ({ kind, paymentId, from, until }) => (
        <SiteLink className={css.payment} to={href(wagePages[kind], { tab: 'payments', statement: paymentId })}>
          {t(`agent.income.kind.${kind}`)}
          <VisuallyHidden>{`, ${t('agent.income.statement')} ${spanText(moment(from), moment(until))}`}</VisuallyHidden>
        </SiteLink>
      ),
      onCard: 'lead',
    },
    {
      key: 'paidAt',
      label: t('agent.income.paidAt'),
      cell: ({ paidAt, settledAt }) => <span className={css.moment}>{moment(paidAt ?? settledAt)}</span>,
      onCard: 'note',
    },
    {
      key: 'period',
      label: t('agent.income.period'),
      cell: ({ from, until }) => <span className={css.moment}>{spanText(moment(from), moment(until))}</span>,
    },
    {
      key: 'partner',
      label: t('agent.income.payer'),
      cell: ({ partner }) => <OwnerCell owner={{ ...partner, kind: 'agent', isMe: false }} />,
    },
    {
      key: 'paid',
      label: t('records.account.amount'),
      cell: ({ paid }) => <Amount value={paid} signed />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`agent.income.state.${state}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}
