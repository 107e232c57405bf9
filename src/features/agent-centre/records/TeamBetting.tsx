import { agentFiles, agentQueries } from '../../../api/agents.ts';
import { queries } from '../../../api/index.ts';
import { categories, isCategory } from '../../../domain/category.ts';
import { moneyOf, moneyToWire, sumOf } from '../../../domain/money.ts';
import { countText } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Amount,
  categoryText,
  EmptyAction,
  ListPage,
  ListTable,
  type MemberColumn,
  type MemberTableProps,
  Moment,
  ParamChips,
  ParamSearch,
  resultOf,
  StateBadge,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useListQuery, useQuery } from '../../../runtime/data/index.ts';
import { categoryIcons } from '../../../runtime/navigation/index.ts';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { TeamBetPage, TeamBetRow } from '../../../wire/agents.ts';
import { withinLimit } from '../parts/withinLimit.ts';
import { OwnerCell } from './OwnerCell.tsx';
import * as css from './records.css.ts';

/** Team betting [AGENT-07]: bets of the branch with their sums; one account or one bet by the search. */
export function TeamBetting() {
  const t = useText();
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const offered = categories.filter((category) => catalogue.some(({ gameCategory }) => gameCategory === category));
  const [{ game, account }] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const gameType = game !== undefined && isCategory(game) ? game : undefined;
  const search = account?.trim().slice(0, 64) ?? '';
  const filter = {
    ...withinLimit(range),
    ...(gameType === undefined ? {} : { gameType }),
    ...(search === '' ? {} : { search }),
  };
  const query = useListQuery(agentQueries.bets({ ...filter, ...cursor }));
  const rows = query.data?.rows;
  return (
    <ListPage
      file={{ title: t('agent.page.agentTeamBetting'), days: filter, load: () => agentFiles.bets(filter) }}
      head={
        <ParamChips
          name="game"
          label={t('records.bets.categories')}
          options={offered.map((value) => ({ value, label: categoryText(t, value) }))}
          value={gameType ?? ''}
        />
      }
      filters={<ParamSearch name="account" label={t('agent.bets.search')} value={search} />}
    >
      <Sums page={query.data} />
      <ListTable
        query={query}
        label={t('agent.page.agentTeamBetting')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ vendor, betId }) => `${vendor} ${betId}`}
        {...totalOf(rows ?? [])}
        dense
        empty={
          search === ''
            ? { icon: 'receipt', title: t('records.bets.empty'), text: t('records.empty.text'), action: <EmptyAction /> }
            : { icon: 'magnifying-glass', title: t('records.notFound', { text: search }), text: t('agent.empty.filter.text') }
        }
      />
    </ListPage>
  );
}

/** Of the page. */
function totalOf(rows: readonly TeamBetRow[]): Pick<MemberTableProps<TeamBetRow>, 'total'> {
  if (rows.length === 0) return {};
  const stake = moneyToWire(sumOf(rows.map((row) => moneyOf(row.stake))));
  const result = moneyToWire(sumOf(rows.map((row) => moneyOf(resultOf(row)))));
  return { total: { stake: <Amount value={stake} isPublic />, result: <Amount value={result} signed isPublic /> } };
}

function Sums({ page }: { readonly page: TeamBetPage | undefined }) {
  const t = useText();
  const players = page?.players ?? null;
  return (
    <Figures
      items={[
        {
          id: 'total',
          label: t('records.bets.total'),
          value: page === undefined ? undefined : countText(page.total),
          ...(players === null ? {} : { note: t('agent.bets.players', { count: countText(players) }) }),
        },
        {
          id: 'validBet',
          label: t('agent.validBet'),
          value: page === undefined ? undefined : <Amount value={page.validBet} isPublic />,
        },
        {
          id: 'payout',
          label: t('agent.bets.payout'),
          value: page === undefined ? undefined : <Amount value={page.payout} isPublic />,
        },
        {
          id: 'result',
          label: t('agent.bets.result'),
          value: page === undefined ? undefined : <Amount value={page.result} signed isPublic />,
          note: t('agent.bets.side'),
        },
      ]}
    />
  );
}

const tones = { won: 'success', lost: 'neutral', even: 'neutral', open: 'info', cancelled: 'warning' } as const;

function outcomeOf(row: TeamBetRow): keyof typeof tones {
  if (row.state !== 'settled') return row.state;
  const result = moneyOf(resultOf(row));
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'even';
}

function useColumns(): MemberColumn<TeamBetRow>[] {
  const t = useText();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ placedAt, decidedAt }) => <Moment at={decidedAt ?? placedAt} />,
      onCard: 'note',
    },
    { key: 'owner', label: t('agent.account'), cell: ({ owner }) => <OwnerCell owner={owner} />, onCard: 'lead' },
    {
      key: 'game',
      label: t('records.bets.game'),
      cell: ({ gameName, gameType }) => (
        <span className={css.game}>
          {isCategory(gameType) ? (
            <span className={css.icon}>
              <Icon name={categoryIcons[gameType]} size={18} />
            </span>
          ) : null}
          <span className={css.name} title={gameName}>
            {gameName}
          </span>
        </span>
      ),
    },
    { key: 'category', label: t('records.bets.category'), cell: ({ gameType }) => categoryText(t, gameType), onCard: 'none' },
    {
      key: 'stake',
      label: t('records.bets.stakeOf'),
      cell: ({ stake }) => <Amount value={stake} isPublic />,
      align: 'end',
    },
    {
      key: 'result',
      label: t('records.bets.resultOf'),
      cell: (row) => <Amount value={resultOf(row)} signed isPublic />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: (row) => <StateBadge tone={tones[outcomeOf(row)]}>{t(`records.outcome.${outcomeOf(row)}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}
