import { agentQueries } from '../../../api/agents.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { countText } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  type MemberColumn,
  MemberTable,
  PageAction,
  PeriodRange,
  PeriodSegment,
  useMedia,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { TeamOverview } from '../../../wire/agents.ts';
import { growthOf } from '../parts/growth.ts';
import { KindBadge, Person } from '../parts/Person.tsx';
import { withinLimit } from '../parts/withinLimit.ts';
import { DayChart } from './DayChart.tsx';
import { Donut } from './Donut.tsx';
import * as css from './overview.css.ts';
import { Spark } from './Spark.tsx';

/** Team overview [AGENT-04]: figures beside those of the period before, deposits and withdrawals by day, bets by category, top downlines. */
export function Overview() {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { range } = usePeriod();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...agentQueries.overview(withinLimit(range)),
    placeholderData: (former) => former,
  });
  return (
    <div className={css.page} aria-busy={data === undefined || isPlaceholderData ? true : undefined}>
      {isPhone ? (
        <PeriodSegment block />
      ) : (
        <PageAction>
          <PeriodSegment />
        </PageAction>
      )}
      <div className={css.filters}>
        <PeriodRange />
      </div>
      {isError ? (
        <LoadFailed line title={t('agent.overview.failed')} onRetry={refetch} />
      ) : data?.members === 0 ? (
        <NoTeam />
      ) : (
        <>
          <Sums overview={data} />
          <div className={css.charts}>
            <DayChart days={data?.days} />
            <Donut categories={data?.categories} />
          </div>
          <Top overview={data} busy={isPlaceholderData} />
        </>
      )}
    </div>
  );
}

function NoTeam() {
  const t = useText();
  const href = useAgentHref();
  return (
    <Card>
      <EmptyState
        icon="users-three"
        level={3}
        title={t('agent.empty.team')}
        text={t('agent.empty.team.text')}
        action={
          <LinkButton tone="tonal" to={href('agentRegister')}>
            {t('agent.register.open')}
          </LinkButton>
        }
      />
    </Card>
  );
}

interface TrendProps {
  readonly growth: ReturnType<typeof growthOf> | undefined;
  readonly line: readonly number[] | undefined;
}

function Trend({ growth, line }: TrendProps) {
  const t = useText();
  return (
    <span className={css.trend}>
      {growth === undefined || growth === null ? (
        <span className={css.growth.same}>{growth === null ? t('agent.overview.noBefore') : null}</span>
      ) : (
        <span className={css.growth[growth.direction]} title={t('agent.overview.before')}>
          {growth.direction === 'same' ? null : (
            <Icon name={growth.direction === 'up' ? 'arrow-up-right' : 'arrow-down-right'} size={14} />
          )}
          {growth.text}
        </span>
      )}
      {line === undefined ? null : <Spark values={line} />}
    </span>
  );
}

function Sums({ overview }: { readonly overview: TeamOverview | undefined }) {
  const t = useText();
  const { money } = useBrand();
  const sum = (value: string | undefined) =>
    value === undefined ? undefined : moneyText(value, money, 'halfUp').replace('-', '−');
  const line = (key: 'opened' | 'active' | 'deposits' | 'result') => overview?.days.map((day) => Number(day[key]));
  const grown = (key: 'active' | 'deposits' | 'result') =>
    overview === undefined ? undefined : growthOf(Number(overview[key].now), Number(overview[key].before));
  const opened = overview?.opened.now;
  const openedGrowth =
    opened === undefined
      ? undefined
      : ({ direction: opened === 0 ? 'same' : 'up', text: `${opened === 0 ? '' : '+'}${countText(opened)}` } as const);
  return (
    <Figures
      items={[
        {
          id: 'members',
          label: t('agent.overview.members'),
          icon: 'users-three',
          value: overview === undefined ? undefined : countText(overview.members),
          note: <Trend growth={openedGrowth} line={line('opened')} />,
        },
        {
          id: 'active',
          label: t('agent.overview.active'),
          icon: 'pulse',
          value: overview === undefined ? undefined : countText(overview.active.now),
          note: <Trend growth={grown('active')} line={line('active')} />,
        },
        {
          id: 'deposits',
          label: t('agent.overview.deposits'),
          icon: 'hand-deposit',
          value: sum(overview?.deposits.now),
          note: <Trend growth={grown('deposits')} line={line('deposits')} />,
        },
        {
          id: 'result',
          label: t('agent.overview.result'),
          icon: 'chart-line-up',
          value: sum(overview?.result.now),
          note: <Trend growth={grown('result')} line={line('result')} />,
        },
      ]}
    />
  );
}

type TopRow = TeamOverview['top'][number];

function Top({ overview, busy }: { readonly overview: TeamOverview | undefined; readonly busy: boolean }) {
  const t = useText();
  const href = useAgentHref();
  const most = Math.max(...(overview?.top ?? []).map(({ validBet }) => Number(validBet)), 1);
  const columns = useTopColumns(most);
  return (
    <Card
      title={t('agent.overview.top')}
      aside={<TextLink to={href('agentTeamManagement', { sort: 'validBet' })}>{t('agent.page.agentTeamManagement')}</TextLink>}
      flush
    >
      <MemberTable
        label={t('agent.overview.top')}
        columns={columns}
        rows={overview?.top}
        rowKey={({ id }) => id}
        busy={busy}
        empty={{ icon: 'users-three', title: t('records.empty'), text: t('records.empty.text') }}
      />
    </Card>
  );
}

function useTopColumns(most: number): MemberColumn<TopRow>[] {
  const t = useText();
  return [
    {
      key: 'name',
      label: t('agent.account'),
      cell: ({ name, avatar }) => <Person name={name} avatar={avatar} />,
      onCard: 'lead',
    },
    { key: 'kind', label: t('agent.kind'), cell: ({ kind }) => <KindBadge kind={kind} />, onCard: 'note' },
    {
      key: 'members',
      label: t('agent.overview.members'),
      cell: ({ kind, members }) => (kind === 'member' && members === 0 ? '–' : countText(members)),
      align: 'end',
    },
    {
      key: 'validBet',
      label: t('agent.validBet'),
      cell: ({ validBet }) => <Amount value={validBet} isPublic />,
      align: 'end',
    },
    {
      key: 'result',
      label: t('agent.result'),
      cell: ({ result }) => <Amount value={result} signed isPublic />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'share',
      label: t('agent.overview.share'),
      cell: ({ validBet }) => (
        <svg className={css.share} viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.shareTrack} width={120} height={8} rx={4} />
          <rect className={css.shareFill} width={(120 * Number(validBet)) / most} height={8} rx={4} />
        </svg>
      ),
      onCard: 'none',
    },
  ];
}
