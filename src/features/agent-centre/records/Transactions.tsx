import { agentFiles, agentQueries } from '../../../api/agents.ts';
import { recordTypes } from '../../../domain/accountRecord.ts';
import { useText } from '../../../i18n/index.ts';
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
import { Figures } from '../../../ui/Figures/Figures.tsx';
import type { TeamRecordPage, TeamRecordRow } from '../../../wire/agents.ts';
import { withinLimit } from '../parts/withinLimit.ts';
import { OwnerCell } from './OwnerCell.tsx';
import * as css from './records.css.ts';

/** Transaction details [AGENT-10]: movements of money of the branch outside of games; the agent's own rows are marked. */
export function Transactions() {
  const t = useText();
  const [{ type, account }] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const chosen = recordTypes.find((each) => each === type);
  const search = account?.trim().slice(0, 64) ?? '';
  const filter = {
    ...withinLimit(range),
    ...(chosen === undefined ? {} : { type: chosen }),
    ...(search === '' ? {} : { search }),
  };
  const query = useListQuery(agentQueries.records({ ...filter, ...cursor }));
  return (
    <ListPage
      file={{ title: t('agent.page.agentTransactions'), days: filter, load: () => agentFiles.records(filter) }}
      head={
        <ParamChips
          name="type"
          label={t('records.account.types')}
          options={recordTypes.map((value) => ({ value, label: t(`records.type.${value}`) }))}
          value={chosen ?? ''}
        />
      }
      filters={<ParamSearch name="account" label={t('agent.profit.search')} value={search} />}
    >
      <Sums page={query.data} />
      <ListTable
        query={query}
        label={t('agent.page.agentTransactions')}
        columns={useColumns()}
        rows={query.data?.rows}
        rowKey={({ owner, number }) => `${owner.id} ${number}`}
        empty={
          search === ''
            ? { icon: 'arrows-left-right', title: t('records.empty'), text: t('records.empty.text'), action: <EmptyAction /> }
            : { icon: 'magnifying-glass', title: t('records.notFound', { text: search }), text: t('agent.empty.filter.text') }
        }
      />
    </ListPage>
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
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <Moment at={at} />,
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
