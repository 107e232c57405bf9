import { pointQueries } from '../../api/points.ts';
import { momentText } from '../../domain/momentText.ts';
import { exchangeStates } from '../../domain/points.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import type { PointExchange } from '../../wire/points.ts';
import { useBrand } from '../brand/index.ts';
import {
  Amount,
  Card,
  firstPage,
  type MemberColumn,
  MemberTable,
  Pager,
  type PlaceParams,
  StateBadge,
  useListPlace,
} from '../centre/index.ts';
import { useQuery } from '../data/index.ts';
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
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...pointQueries.exchanges({ ...(state === undefined ? {} : { state }), ...cursor }),
    placeholderData: (former) => former,
  });
  const columns = useColumns(wording);
  return (
    <>
      <Card flush title={t('points.exchanges')}>
        <div className={css.filters}>
          <RadioChips
            label={t('points.exchanges.states')}
            options={(['all', ...exchangeStates] as const).map((value) => ({
              value,
              label: value === 'all' ? t('points.exchanges.all') : t(`points.state.${wording}.${value}`),
            }))}
            value={state ?? 'all'}
            onChange={(value) => change({ ...firstPage, state: value === 'all' ? null : value })}
          />
        </div>
        <MemberTable
          label={t('points.exchanges')}
          dense
          columns={columns}
          rows={data?.rows}
          rowKey={({ transaction }) => transaction}
          busy={isPlaceholderData}
          failed={isLoadingError}
          onRetry={() => void refetch()}
          empty={{ icon: 'gift', title: t('points.exchanges.empty'), text: t('points.exchanges.empty.text') }}
        />
      </Card>
      <Pager place={place} list={data} rows={data?.rows.length ?? 0} />
    </>
  );
}

function useColumns(wording: ExchangeListProps['wording']): MemberColumn<PointExchange>[] {
  const t = useText();
  const text = usePointText();
  const language = useLanguage();
  const { timeZone } = useBrand();
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
      cell: ({ at }) => <span className={css.moment}>{momentText(at, { timeZone, language, to: 'short' })}</span>,
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
