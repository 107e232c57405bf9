import { useState } from 'react';
import { queries } from '../../../api/index.ts';
import { recordFiles, recordQueries } from '../../../api/records.ts';
import { categories, isCategory } from '../../../domain/category.ts';
import { momentText } from '../../../domain/momentText.ts';
import { categoryLabels } from '../../../i18n/categoryLabels.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  categoryText,
  EmptyAction,
  ExportButton,
  Figures,
  firstPage,
  type MemberColumn,
  MemberTable,
  Pager,
  PeriodRange,
  PeriodSegment,
  resultOf,
  StateBadge,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { categoryIcons } from '../../../runtime/navigation/index.ts';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
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
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...recordQueries.bets({ ...filter, ...cursor }),
    placeholderData: (former) => former,
  });
  const [opened, setOpened] = useState<BetRow | null>(null);
  const columns = useBetColumns(setOpened);
  const sums = data?.sums;
  return (
    <div className={css.page}>
      <ExportButton title={t('member.page.personalHistoryCopy')} days={range} load={() => recordFiles.bets(filter)} />
      <BetFilters />
      <Figures
        items={[
          { id: 'total', label: t('records.bets.total'), value: data?.total.toLocaleString('en') },
          { id: 'stake', label: t('records.bets.stake'), value: sums && <Amount value={sums.stake} /> },
          { id: 'validBet', label: t('records.bets.validBet'), value: sums && <Amount value={sums.validBet} /> },
          { id: 'result', label: t('records.bets.result'), value: sums && <Amount value={sums.result} signed /> },
        ]}
      />
      <Card flush>
        <MemberTable
          label={t('member.page.personalHistoryCopy')}
          columns={columns}
          rows={data?.bets}
          rowKey={({ vendor, betId }) => `${vendor} ${betId}`}
          busy={isPlaceholderData}
          failed={isLoadingError}
          onRetry={() => void refetch()}
          empty={{ title: t('records.bets.empty'), text: t('records.empty.text'), action: <EmptyAction /> }}
          dense
        />
      </Card>
      <Pager list={data} rows={data?.bets.length ?? 0} />
      {opened === null ? null : <RoundWindow bet={opened} onClose={() => setOpened(null)} />}
    </div>
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

function BetFilters() {
  const t = useText();
  const [{ game, vendor = '', state = '' }, change] = useMemberParams();
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const offered = categories.filter((category) => catalogue.some(({ gameCategory }) => gameCategory === category));
  const names = new Map(catalogue.flatMap(({ vendors }) => vendors.map((each) => [each.vassalage, each.displayName] as const)));
  const choose = (name: 'game' | 'vendor' | 'state', value: string) =>
    change({ [name]: value === '' ? null : value, ...firstPage });
  return (
    <>
      <RadioChips
        label={t('records.bets.categories')}
        options={[
          { value: '', label: t('records.all') },
          ...offered.map((category) => ({ value: category, label: t(categoryLabels[category]) })),
        ]}
        value={game !== undefined && isCategory(game) ? game : ''}
        onChange={(value) => choose('game', value)}
      />
      <div className={css.filters}>
        <PeriodSegment />
        <PeriodRange />
        <div className={css.choice}>
          <Dropdown
            label={t('records.bets.vendor')}
            options={[{ id: '', label: t('records.bets.vendor.all') }, ...[...names].map(([id, label]) => ({ id, label }))]}
            selected={names.has(vendor) ? vendor : ''}
            onSelect={(id) => choose('vendor', id)}
            searchLabel={t('records.bets.vendor.search')}
          />
        </div>
        <div className={css.choice}>
          <Dropdown
            label={t('records.bets.state')}
            options={[
              { id: '', label: t('records.bets.state.all') },
              ...betStates.map((id) => ({ id, label: t(`records.bet.${id}`) })),
            ]}
            selected={betStates.find((each) => each === state) ?? ''}
            onSelect={(id) => choose('state', id)}
            searchLabel={t('records.bets.state')}
          />
        </div>
      </div>
    </>
  );
}

function useBetColumns(onOpen: (bet: BetRow) => void): MemberColumn<BetRow>[] {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ placedAt, decidedAt }) => (
        <span className={css.moment}>{momentText(decidedAt ?? placedAt, { timeZone, language, to: 'second' })}</span>
      ),
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
