import { recordFiles, recordQueries } from '../../../api/records.ts';
import { type RecordType, recordTypes } from '../../../domain/accountRecord.ts';
import { zoneText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  EmptyAction,
  ListPage,
  ListTable,
  type MemberColumn,
  Moment,
  ParamChips,
  ParamSearch,
  StateBadge,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { RecordFilter, RecordRow } from '../../../wire/records.ts';
import * as css from './records.css.ts';

const icons = {
  deposit: 'hand-deposit',
  withdrawal: 'hand-withdraw',
  transfer: 'arrows-left-right',
  pass: 'tree-structure',
  wage: 'coins',
  cashback: 'percent',
  bonus: 'gift',
  points: 'coins',
  adjustment: 'scales',
  opening: 'wallet',
} as const satisfies Readonly<Record<RecordType, IconName>>;

const stateTones = { done: 'success', pending: 'warning', returned: 'neutral' } as const;

/** The account record [MEMBER-09]: what came in and went out of the main wallet, outside of games. */
export function AccountRecord() {
  const t = useText();
  const language = useLanguage();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const filter = useRecordFilter(range);
  const { timeZone } = useBrand();
  const hrefOf = useMemberHref();
  const query = useListQuery(recordQueries.account({ ...filter, ...cursor }));
  const { data } = query;
  const columns = useRecordColumns();
  const count = (number: number) => t('records.account.count', { count: number });
  return (
    <ListPage
      file={{ title: t('member.page.transactionHistory'), days: range, load: () => recordFiles.account(filter) }}
      head={
        <ParamChips
          name="type"
          label={t('records.account.types')}
          options={recordTypes.map((value) => ({ value, label: t(`records.type.${value}`) }))}
          value={filter.type ?? ''}
        />
      }
      filters={<ParamSearch name="number" label={t('records.account.number')} value={filter.number ?? ''} />}
    >
      <Figures
        items={[
          {
            id: 'received',
            label: t('records.account.received'),
            value: data && <Amount value={data.received.amount} signed />,
            note: data === undefined ? '' : count(data.received.count),
          },
          {
            id: 'paid',
            label: t('records.account.paid'),
            value: data && <Amount value={data.paid.amount} signed />,
            note: data === undefined ? '' : count(data.paid.count),
          },
          {
            id: 'difference',
            label: t('records.account.difference'),
            value: data && <Amount value={data.difference} signed />,
            note: zoneText(timeZone, language),
          },
          {
            id: 'pending',
            label: t('records.account.pending'),
            value: data && <Amount value={data.pending.amount.replace('-', '')} />,
            note: data === undefined ? '' : t('records.account.orders', { count: data.pending.count }),
          },
        ]}
      />
      <ListTable
        query={query}
        label={t('member.page.transactionHistory')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ number }) => number}
        empty={
          filter.number === undefined
            ? { title: t('records.empty'), text: t('records.empty.text'), action: <EmptyAction /> }
            : { title: t('records.notFound', { text: filter.number }), text: t('records.notFound.text') }
        }
      />
      <p className={css.note}>
        {t('records.account.games')}{' '}
        <TextLink to={hrefOf('personalHistoryCopy')}>{t('member.page.personalHistoryCopy')}</TextLink>
      </p>
    </ListPage>
  );
}

function useRecordFilter({ from, until }: { readonly from: string; readonly until: string }): RecordFilter {
  const [{ type, number }] = useMemberParams();
  const chosen = recordTypes.find((each) => each === type);
  return {
    from,
    until,
    ...(chosen === undefined ? {} : { type: chosen }),
    ...(number === undefined || number === '' ? {} : { number: number.slice(0, 24) }),
  };
}

function useRecordColumns(): MemberColumn<RecordRow>[] {
  const t = useText();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <Moment at={at} />,
      onCard: 'note',
    },
    {
      key: 'number',
      label: t('records.account.number'),
      cell: ({ number }) => <span className={css.moment}>{number}</span>,
      onCard: 'none',
    },
    {
      key: 'type',
      label: t('records.account.type'),
      cell: (row) => (
        <span className={css.named}>
          <span className={css.icon}>
            <Icon name={icons[row.type]} size={20} />
          </span>
          <span className={css.name}>
            {[t(`records.kind.${row.kind}`), ...(row.vendorName === null ? [] : [row.vendorName])].join(' · ')}
          </span>
        </span>
      ),
      onCard: 'lead',
    },
    {
      key: 'amount',
      label: t('records.account.amount'),
      cell: ({ amount }) => <Amount value={amount} signed />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'balance',
      label: t('records.account.balance'),
      cell: ({ balance }) => <Amount value={balance} />,
      align: 'end',
      onCard: 'none',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: ({ state }) => <StateBadge tone={stateTones[state]}>{t(`records.state.${state}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}
