import { pointQueries } from '../../api/points.ts';
import { serverNow } from '../../api/serverTime.ts';
import { presetRange } from '../../domain/datePresets.ts';
import { pointTypes } from '../../domain/points.ts';
import { useText } from '../../i18n/index.ts';
import { RadioChips } from '../../ui/RadioChips/RadioChips.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import type { PointRecord } from '../../wire/points.ts';
import { useBrand } from '../brand/index.ts';
import {
  categoryText,
  firstPage,
  ListTable,
  type MemberColumn,
  Moment,
  type PlaceParams,
  useListPlace,
} from '../centre/index.ts';
import { useListQuery } from '../data/index.ts';
import * as css from './points.css.ts';
import { usePointText } from './usePointText.ts';

const periods = ['last7', 'last30'] as const;

/** Movements of points [POINTS-05], with filters and paging in the address. */
export function PointRecordList({ place }: { readonly place: PlaceParams }) {
  const t = useText();
  const { timeZone } = useBrand();
  const [params, change] = place;
  const { cursor } = useListPlace(place);
  const type = pointTypes.find((each) => each === params['type']);
  const period = periods.find((each) => each === params['days']) ?? 'last7';
  const list = useListQuery(
    pointQueries.records({
      ...presetRange(period, serverNow(), timeZone),
      ...(type === undefined ? {} : { type }),
      ...cursor,
    }),
  );
  const columns = useColumns();
  return (
    <ListTable
      query={list}
      place={place}
      title={t('points.records')}
      aside={
        <Segmented
          label={t('points.records.period')}
          options={periods.map((value) => ({ value, label: t(`points.records.${value}`) }))}
          value={period}
          onChange={(days) => change({ ...firstPage, days })}
        />
      }
      filters={
        <RadioChips
          label={t('points.records.types')}
          options={(['all', ...pointTypes] as const).map((value) => ({ value, label: t(`points.type.${value}`) }))}
          value={type ?? 'all'}
          onChange={(value) => change({ ...firstPage, type: value === 'all' ? null : value })}
        />
      }
      label={t('points.records')}
      columns={columns}
      rows={list.data?.rows}
      rowKey={({ number }) => String(number)}
      empty={{ icon: 'coins', title: t('points.records.empty'), text: t('points.records.empty.text') }}
    />
  );
}

function useColumns(): MemberColumn<PointRecord>[] {
  const t = useText();
  const text = usePointText();
  return [
    {
      key: 'time',
      label: t('points.records.time'),
      cell: ({ at }) => <Moment at={at} />,
      onCard: 'note',
    },
    {
      key: 'changed',
      label: t('points.records.changed'),
      cell: ({ points }) => {
        const isLess = points.startsWith('-');
        const size = text.own(isLess ? points.slice(1) : points);
        return (
          <span className={isLess ? css.less : css.more}>
            {isLess ? '−' : '+'}
            {size}
          </span>
        );
      },
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'balance',
      label: t('points.records.balance'),
      cell: ({ balance }) => <span className={css.number}>{text.own(balance)}</span>,
      align: 'end',
    },
    { key: 'remark', label: t('points.records.remark'), cell: (row) => <Remark row={row} />, onCard: 'lead' },
  ];
}

function Remark({ row: { remark } }: { readonly row: PointRecord }) {
  const t = useText();
  const text = usePointText();
  const { kind, gameType, base, value, name, quantity, exchange } = remark;
  const sum = base === null ? '' : text.money(base);
  const rate = value === null ? '' : text.exact(value);
  switch (kind) {
    case 'bet':
      return t('points.remark.bet', { category: categoryText(t, gameType ?? ''), base: sum, value: rate });
    case 'deposit':
      return base === null ? t('points.type.deposit') : t('points.remark.deposit', { base: sum, value: rate });
    case 'goods':
      return t('points.remark.goods', { name: name ?? '', quantity: quantity ?? 1 });
    case 'money':
      return t('points.remark.money', { base: sum });
    case 'returned':
      return t('points.remark.returned', { exchange: exchange ?? '' });
    default:
      return t('points.remark.reversal');
  }
}
