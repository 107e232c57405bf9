import { agentFiles, agentQueries } from '../../../api/agents.ts';
import { recordTypes } from '../../../domain/accountRecord.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  EmptyAction,
  ExportButton,
  Figures,
  firstPage,
  ListSearch,
  type MemberColumn,
  MemberTable,
  Pager,
  PeriodRange,
  PeriodSegment,
  StateBadge,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import type { TeamRecordPage, TeamRecordRow } from '../../../wire/agents.ts';
import { withinLimit } from '../parts/withinLimit.ts';
import { OwnerCell } from './OwnerCell.tsx';
import * as css from './records.css.ts';

/** Transaction details [AGENT-10]: movements of money of the branch outside of games; the agent's own rows are marked. */
export function Transactions() {
  const t = useText();
  const [{ type, account }, change] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const chosen = recordTypes.find((each) => each === type);
  const search = account?.trim().slice(0, 64) ?? '';
  const filter = {
    ...withinLimit(range),
    ...(chosen === undefined ? {} : { type: chosen }),
    ...(search === '' ? {} : { search }),
  };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...agentQueries.records({ ...filter, ...cursor }),
    placeholderData: (former) => former,
  });
  return (
    <div className={css.page}>
      <ExportButton title={t('agent.page.agentTransactions')} days={filter} load={() => agentFiles.records(filter)} />
      <RadioChips
        label={t('records.account.types')}
        options={[
          { value: '', label: t('records.all') },
          ...recordTypes.map((value) => ({ value: value as string, label: t(`records.type.${value}`) })),
        ]}
        value={chosen ?? ''}
        onChange={(value) => change({ type: value === '' ? null : value, ...firstPage })}
      />
      <div className={css.filters}>
        <PeriodSegment />
        <PeriodRange />
        <ListSearch
          key={search}
          label={t('agent.profit.search')}
          value={search}
          onSearch={(text) => change({ account: text === '' ? null : text, ...firstPage })}
        />
      </div>
      <Sums page={isError ? undefined : data} />
      <Card flush>
        <MemberTable
          label={t('agent.page.agentTransactions')}
          columns={useColumns()}
          rows={data?.rows}
          rowKey={({ owner, number }) => `${owner.id} ${number}`}
          busy={isPlaceholderData}
          failed={isError}
          onRetry={() => void refetch()}
          empty={
            search === ''
              ? {
                  icon: 'arrows-left-right',
                  title: t('records.empty'),
                  text: t('records.empty.text'),
                  action: <EmptyAction />,
                }
              : { icon: 'magnifying-glass', title: t('records.notFound', { text: search }), text: t('agent.empty.filter.text') }
          }
        />
      </Card>
      <Pager list={data} rows={data?.rows.length ?? 0} />
    </div>
  );
}

function Sums({ page }: { readonly page: TeamRecordPage | undefined }) {
  const t = useText();
  return (
    <Figures
      items={[
        {
          id: 'deposits',
          label: t('agent.overview.deposits'),
          value: page && <Amount value={page.deposits} signed isPublic />,
        },
        {
          id: 'withdrawals',
          label: t('agent.transactions.withdrawals'),
          value: page && <Amount value={negative(page.withdrawals)} signed isPublic />,
        },
        {
          id: 'extras',
          label: t('agent.profit.bonus'),
          value: page && <Amount value={page.bonus} isPublic />,
        },
        {
          id: 'transfers',
          label: t('agent.transactions.transfers'),
          value: page && <Amount value={page.transfers.amount} signed />,
          ...(page === undefined ? {} : { note: t('records.account.count', { count: page.transfers.count }) }),
        },
      ]}
    />
  );
}

/** The opposite of an amount of the wire. */
const negative = (amount: string) =>
  /^[0.]*$/.test(amount) ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

const tones = { done: 'success', pending: 'warning', returned: 'neutral' } as const;

function useColumns(): MemberColumn<TeamRecordRow>[] {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <span className={css.moment}>{momentText(at, { timeZone, language, to: 'second' })}</span>,
      onCard: 'note',
    },
    { key: 'owner', label: t('agent.account'), cell: ({ owner }) => <OwnerCell owner={owner} />, onCard: 'lead' },
    { key: 'type', label: t('records.account.type'), cell: ({ kind }) => t(`records.kind.${kind}`) },
    { key: 'number', label: t('records.account.number'), cell: ({ number }) => <span className={css.moment}>{number}</span> },
    {
      key: 'amount',
      label: t('records.account.amount'),
      cell: ({ amount, owner }) => <Amount value={amount} signed isPublic={!owner.isMe} />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`records.state.${state}`)}</StateBadge>,
      align: 'end',
      onCard: 'state',
    },
  ];
}
