import { useState } from 'react';
import { queries } from '../../../api/index.ts';
import { recordFiles, recordQueries } from '../../../api/records.ts';
import { categories, isCategory } from '../../../domain/category.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Amount,
  categoryText,
  EmptyAction,
  ListPage,
  ListTable,
  type MemberColumn,
  Moment,
  ParamChips,
  ParamChoice,
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
import type { SortingVendor } from '../../../wire/catalogue.ts';
import type { BetFilter, BetRow } from '../../../wire/play.ts';
import { betStates, outcomeOf, tones } from './betOutcome.ts';
import { RoundWindow } from './RoundWindow.tsx';
import * as css from './records.css.ts';

/** The betting record [MEMBER-07]. */
export function BettingRecord() {
  const t = useText();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const filter = useBetFilter(range);
  const query = useListQuery(recordQueries.bets({ ...filter, ...cursor }));
  const { data } = query;
  const [opened, setOpened] = useState<BetRow | null>(null);
  const columns = useBetColumns(setOpened);
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const offered = categories.filter((category) => catalogue.some(({ gameCategory }) => gameCategory === category));
  const sums = data?.sums;
  return (
    <ListPage
      file={{ title: t('member.page.personalHistoryCopy'), days: range, load: () => recordFiles.bets(filter) }}
      head={
        <ParamChips
          name="game"
          label={t('records.bets.categories')}
          options={offered.map((value) => ({ value, label: categoryText(t, value) }))}
          value={filter.gameType ?? ''}
        />
      }
      filters={<BetFilters filter={filter} catalogue={catalogue} />}
    >
      <Figures
        items={[
          { id: 'total', label: t('records.bets.total'), value: data?.total.toLocaleString('en') },
          { id: 'stake', label: t('records.bets.stake'), value: sums && <Amount value={sums.stake} /> },
          { id: 'validBet', label: t('records.bets.validBet'), value: sums && <Amount value={sums.validBet} /> },
          { id: 'result', label: t('records.bets.result'), value: sums && <Amount value={sums.result} signed /> },
        ]}
      />
      <ListTable
        query={query}
        label={t('member.page.personalHistoryCopy')}
        columns={columns}
        rows={data?.bets}
        rowKey={({ vendor, betId }) => `${vendor} ${betId}`}
        empty={{ title: t('records.bets.empty'), text: t('records.empty.text'), action: <EmptyAction /> }}
        dense
      />
      {opened === null ? null : <RoundWindow bet={opened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}

/** The filter in the address. */
function useBetFilter({ from, until }: { readonly from: string; readonly until: string }): BetFilter {
  const [{ game, vendor, state }] = useMemberParams();
  const stateChosen = betStates.find((each) => each === state);
  return {
    from,
    until,
    ...(game !== undefined && isCategory(game) ? { gameType: game } : {}),
    ...(vendor !== undefined && /^[A-Z0-9]{2,16}$/.test(vendor) ? { vassalage: vendor } : {}),
    ...(stateChosen === undefined ? {} : { state: stateChosen }),
  };
}

interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly catalogue: readonly SortingVendor[];
}

function BetFilters({ filter: { vassalage = '', state }, catalogue }: BetFiltersProps) {
  const t = useText();
  const names = new Map(catalogue.flatMap(({ vendors }) => vendors.map((each) => [each.vassalage, each.displayName] as const)));
  return (
    <>
      <ParamChoice
        name="vendor"
        label={t('records.bets.vendor')}
        options={[{ id: '', label: t('records.bets.vendor.all') }, ...[...names].map(([id, label]) => ({ id, label }))]}
        value={names.has(vassalage) ? vassalage : ''}
        searchLabel={t('records.bets.vendor.search')}
      />
      <ParamChoice
        name="state"
        label={t('records.bets.state')}
        options={[
          { id: '', label: t('records.bets.state.all') },
          ...betStates.map((id) => ({ id, label: t(`records.bet.${id}`) })),
        ]}
        value={state ?? ''}
      />
    </>
  );
}

function useBetColumns(onOpen: (bet: BetRow) => void): MemberColumn<BetRow>[] {
  const t = useText();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ placedAt, decidedAt }) => <Moment at={decidedAt ?? placedAt} />,
      onCard: 'note',
    },
    {
      key: 'game',
      label: t('records.bets.game'),
      cell: (bet) => (
        <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => onOpen(bet)}>
          {isCategory(bet.gameType) ? (
            <span className={css.icon}>
              <Icon name={categoryIcons[bet.gameType]} size={20} />
            </span>
          ) : null}
          <span className={css.name}>{bet.gameName}</span>
        </button>
      ),
      onCard: 'lead',
    },
    { key: 'category', label: t('records.bets.category'), cell: ({ gameType }) => categoryText(t, gameType), onCard: 'none' },
    {
      key: 'number',
      label: t('records.bets.number'),
      cell: ({ betId }) => (
        <span className={css.code} title={betId}>
          {betId}
        </span>
      ),
      onCard: 'none',
    },
    {
      key: 'stake',
      label: t('records.bets.stakeOf'),
      cell: ({ stake }) => <Amount value={stake} />,
      align: 'end',
      onCard: 'line',
    },
    {
      key: 'result',
      label: t('records.bets.resultOf'),
      cell: (bet) => <Amount value={resultOf(bet)} signed />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: (bet) => <StateBadge tone={tones[outcomeOf(bet)]}>{t(`records.outcome.${outcomeOf(bet)}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}
