import { agentQueries } from '../../../api/agents.ts';
import { moneyOf, moneyToWire, sumOf } from '../../../domain/money.ts';
import { countText } from '../../../domain/shortText.ts';
import { teamSorts } from '../../../domain/teamSort.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Amount,
  EmptyAction,
  firstPage,
  ListPage,
  ListTable,
  type MemberColumn,
  type MemberTableProps,
  ParamChoice,
  ParamSearch,
  useListPlace,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import type { TeamPage, TeamQuery, TeamRow } from '../../../wire/agents.ts';
import { Person } from '../parts/Person.tsx';
import { withinLimit } from '../parts/withinLimit.ts';
import { BranchPath } from '../team/BranchPath.tsx';
import * as css from './records.css.ts';

const kinds = ['agent', 'member'] as const;

/** User profit and loss [AGENT-08]: direct downlines with their branches; an agent leads to the users of its branch. */
export function ProfitLoss() {
  const t = useText();
  const [{ root, search = '', kind, sort, played }, change] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const chosen = { kind: kinds.find((each) => each === kind), sort: teamSorts.find((each) => each === sort) };
  const text = search.trim().slice(0, 40);
  const asked: TeamQuery = {
    ...withinLimit(range),
    sort: chosen.sort ?? 'result',
    ...(root === undefined || !/^\d{1,20}$/.test(root) ? {} : { root }),
    ...(text === '' ? cursor : { search: text }),
    ...(chosen.kind === undefined ? {} : { kind: chosen.kind }),
    ...(played === '1' ? { played: '1' } : {}),
  };
  const query = useListQuery(agentQueries.team(asked));
  const rows = query.data?.rows.filter(({ found }) => found);
  return (
    <ListPage
      period="title"
      filters={
        <>
          <ParamSearch name="search" label={t('agent.profit.search')} value={text} />
          <ParamChoice
            name="kind"
            label={t('agent.kind')}
            options={[{ id: '', label: t('agent.kind.all') }, ...kinds.map((id) => ({ id, label: t(`agent.kind.${id}`) }))]}
            value={chosen.kind ?? ''}
          />
          <ParamChoice
            name="sort"
            label={t('agent.profit.sort')}
            options={(['result', 'validBet', 'name'] as const).map((id) => ({ id, label: t(`agent.profit.sort.${id}`) }))}
            value={chosen.sort ?? ''}
            standard="result"
          />
          <Checkbox
            name="played"
            checked={played === '1'}
            onChange={(checked) => change({ played: checked ? '1' : null, ...firstPage })}
          >
            {t('agent.profit.played')}
          </Checkbox>
        </>
      }
    >
      {root === undefined ? null : <BranchPath path={query.data?.root.path} page="agentProfitLoss" />}
      <Sums root={query.data?.root} />
      <ListTable
        query={query}
        whole={text !== ''}
        label={t('agent.page.agentProfitLoss')}
        columns={useColumns(rows ?? [])}
        rows={rows}
        rowKey={({ id }) => id}
        {...totalOf(rows ?? [])}
        dense
        empty={
          text === ''
            ? { icon: 'chart-line-up', title: t('records.empty'), text: t('records.empty.text'), action: <EmptyAction /> }
            : { icon: 'magnifying-glass', title: t('records.notFound', { text }), text: t('agent.empty.filter.text') }
        }
      />
      <p className={css.note}>{t('agent.profit.formula')}</p>
    </ListPage>
  );
}

const keys = ['stake', 'payout', 'bonus', 'cashback', 'result'] as const;

/** Of the page. */
function totalOf(rows: readonly TeamRow[]): Pick<MemberTableProps<TeamRow>, 'total'> {
  if (rows.length === 0) return {};
  const total = Object.fromEntries(
    keys.map((key) => {
      const sum = moneyToWire(sumOf(rows.map((row) => moneyOf(row[key]))));
      return [key, <Amount key={key} value={sum} signed={key === 'result'} isPublic />];
    }),
  );
  return { total };
}

function Sums({ root }: { readonly root: TeamPage['root'] | undefined }) {
  const t = useText();
  const extras = root === undefined ? undefined : moneyToWire(sumOf([moneyOf(root.bonus), moneyOf(root.cashback)]));
  return (
    <Figures
      items={[
        { id: 'stake', label: t('agent.profit.stake'), value: root && <Amount value={root.stake} isPublic /> },
        { id: 'payout', label: t('agent.profit.payout'), value: root && <Amount value={root.payout} isPublic /> },
        { id: 'extras', label: t('agent.profit.extras'), value: extras && <Amount value={extras} isPublic /> },
        {
          id: 'result',
          label: t('agent.profit.team'),
          value: root && <Amount value={root.result} signed isPublic />,
          note: t('agent.profit.whole'),
        },
      ]}
    />
  );
}

function useColumns(rows: readonly TeamRow[]): MemberColumn<TeamRow>[] {
  const t = useText();
  const href = useAgentHref();
  const [{ days }] = useMemberParams();
  const most = Math.max(...rows.map(({ result }) => Math.abs(Number(result))), 1);
  const amount = (key: 'stake' | 'payout' | 'bonus' | 'cashback'): MemberColumn<TeamRow> => ({
    key,
    label: t(`agent.profit.${key}`),
    cell: (row) => <Amount value={row[key]} isPublic />,
    align: 'end',
  });
  return [
    {
      key: 'name',
      label: t('agent.account'),
      cell: ({ id, name, avatar, kind, members }) => {
        const person = (
          <Person
            name={<span title={name}>{name}</span>}
            avatar={avatar}
            note={members === 0 ? t(`agent.kind.${kind}`) : `${t(`agent.kind.${kind}`)} · ${countText(members)}`}
            size={32}
          />
        );
        return members === 0 ? (
          person
        ) : (
          <SiteLink to={href('agentProfitLoss', { root: id, days: days ?? null })}>{person}</SiteLink>
        );
      },
      onCard: 'lead',
    },
    amount('stake'),
    amount('payout'),
    amount('bonus'),
    amount('cashback'),
    {
      key: 'result',
      label: t('agent.result'),
      cell: ({ result }) => <Amount value={result} signed isPublic />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'bar',
      label: t('agent.profit.bar'),
      cell: ({ result }) => {
        const size = (Math.abs(Number(result)) / most) * 38;
        return (
          <svg className={css.bar} viewBox="0 0 76 8" preserveAspectRatio="none" aria-hidden="true">
            <rect
              className={result.startsWith('-') ? css.loss : css.gain}
              x={result.startsWith('-') ? 38 - size : 38}
              width={size}
              height={8}
              rx={2}
            />
          </svg>
        );
      },
      onCard: 'none',
    },
  ];
}
