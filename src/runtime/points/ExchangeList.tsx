import { pointQueries } from '../../api/points.ts';
import { exchangeStates } from '../../domain/points.ts';
import { useText } from '../../i18n/index.ts';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import type { PointExchange } from '../../wire/points.ts';
import {
  Amount,
  firstPage,
  ListTable,
  type MemberColumn,
  Moment,
  type PlaceParams,
  StateBadge,
  useListPlace,
} from '../centre/index.ts';
import { useListQuery } from '../data/index.ts';
import * as css from './points.css.ts';
import { usePointText } from './usePointText.ts';

interface ExchangeListProps {
  readonly place: PlaceParams;
  /** The mall and the records word the states differently [EXCH-01]. */
  readonly wording: 'mall' | 'records';
}

const tones = { processing: 'warning', rejected: 'danger', completed: 'success' } as const;

/** Exchanges of points [POINTS-04], with filters and paging in the address. */
export function ExchangeList({ place, wording }: ExchangeListProps) {
  const t = useText();
  const [params, change] = place;
  const { cursor } = useListPlace(place);
  const state = exchangeStates.find((each) => each === params['state']);
  const list = useListQuery(pointQueries.exchanges({ ...(state === undefined ? {} : { state }), ...cursor }));
  const columns = useColumns(wording);
  return (
    <ListTable
      query={list}
      place={place}
      title={t('points.exchanges')}
      filters={
        <RadioChips
          label={t('points.exchanges.states')}
          options={(['all', ...exchangeStates] as const).map((value) => ({
            value,
            label: value === 'all' ? t('points.exchanges.all') : t(`points.state.${wording}.${value}`),
          }))}
          value={state ?? 'all'}
          onChange={(value) => change({ ...firstPage, state: value === 'all' ? null : value })}
        />
      }
      label={t('points.exchanges')}
      dense
      columns={columns}
      rows={list.data?.rows}
      rowKey={({ transaction }) => transaction}
      empty={{ icon: 'gift', title: t('points.exchanges.empty'), text: t('points.exchanges.empty.text') }}
    />
  );
}

function useColumns(wording: ExchangeListProps['wording']): MemberColumn<PointExchange>[] {
  const t = useText();
  const text = usePointText();
  const none = t('points.none');
  return [
    {
      key: 'transaction',
      label: t('points.exchanges.transaction'),
      cell: ({ transaction }) => <span className={css.number}>{transaction}</span>,
      onCard: 'line',
    },
    { key: 'kind', label: t('points.exchanges.kind'), cell: ({ kind }) => t(`points.kind.${kind}`), onCard: 'line' },
    {
      key: 'product',
      label: t('points.exchanges.product'),
      cell: ({ product }) => <span className={css.product}>{product ?? t('points.product.money')}</span>,
      onCard: 'lead',
    },
    {
      key: 'quantity',
      label: t('points.exchanges.quantity'),
      cell: ({ quantity }) => quantity,
      align: 'end',
      onCard: 'line',
    },
    {
      key: 'points',
      label: t('points.exchanges.points'),
      cell: ({ points }) => <span className={css.number}>{text.ownWhole(points)}</span>,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'amount',
      label: t('points.exchanges.amount'),
      cell: ({ amount }) => (/^[0.]*$/.test(amount) ? none : <Amount value={amount} />),
      align: 'end',
      onCard: 'line',
    },
    {
      key: 'state',
      label: t('points.exchanges.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`points.state.${wording}.${state}`)}</StateBadge>,
      onCard: 'state',
    },
    {
      key: 'time',
      label: t('points.records.time'),
      cell: ({ at }) => <Moment at={at} to="short" />,
      onCard: 'note',
    },
    {
      key: 'remarks',
      label: t('points.exchanges.remarks'),
      cell: ({ remarks }) => <span className={css.product}>{remarks ?? none}</span>,
      onCard: 'line',
    },
  ];
}
