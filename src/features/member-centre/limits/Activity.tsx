import { useState } from 'react';
import { saferPlayQueries } from '../../../api/saferPlay.ts';
import { type LimitPeriod, limitPeriods } from '../../../domain/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, type MemberColumn, MemberTable } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import type { ActivityStatement } from '../../../wire/saferPlay.ts';
import { useMoment } from '../account/useMoment.ts';
import * as css from './limits.css.ts';
import { useLimitText } from './useLimitText.ts';

type Row = ActivityStatement[number];

const sums = ['deposits', 'withdrawals', 'stakes', 'payouts', 'net'] as const;

/** Activity of the member in each of the last twelve periods. Periods without activity are left out. */
export function Activity() {
  const t = useText();
  const text = useLimitText();
  const moment = useMoment();
  const [period, setPeriod] = useState<LimitPeriod>('month');
  const { data, isLoadingError, isFetching, refetch } = useQuery(saferPlayQueries.activity(period));
  const columns: readonly MemberColumn<Row>[] = [
    { key: 'from', label: t('limits.activity.from'), cell: ({ from }) => moment(from, 'day') },
    ...sums.map(
      (key): MemberColumn<Row> => ({
        key,
        label: t(`limits.activity.${key}`),
        cell: (row) => figure(text.sum(row[key])),
        align: 'end',
      }),
    ),
    { key: 'bets', label: t('limits.activity.bets'), cell: ({ bets }) => bets, align: 'end' },
    { key: 'time', label: t('limits.activity.time'), cell: ({ minutes }) => text.time(minutes), align: 'end' },
  ];
  return (
    <Card
      flush
      title={t('limits.activity')}
      aside={
        <Segmented
          label={t('limits.period')}
          options={limitPeriods.map((value) => ({ value, label: t(`limits.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      <MemberTable
        dense
        label={t('limits.activity')}
        columns={columns}
        rows={data?.filter(isActive)}
        rowKey={({ from }) => from}
        failed={isLoadingError && !isFetching}
        onRetry={() => void refetch()}
        empty={{ icon: 'clock-counter-clockwise', title: t('limits.activity.empty') }}
      />
    </Card>
  );
}

const isActive = ({ bets, deposits, withdrawals }: Row) => bets > 0 || Number(deposits) !== 0 || Number(withdrawals) !== 0;

const figure = (text: string) => <span className={css.number}>{text}</span>;
