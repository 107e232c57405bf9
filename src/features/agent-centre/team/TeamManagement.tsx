import { useState } from 'react';
import { agentQueries } from '../../../api/agents.ts';
import { countText } from '../../../domain/shortText.ts';
import { type TeamSort, teamSorts } from '../../../domain/teamSort.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Amount,
  Card,
  firstPage,
  ListPage,
  PageAction,
  Pager,
  ParamChoice,
  ParamSearch,
  useListPlace,
  useMedia,
  useMemberParams,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Figures } from '../../../ui/Figures/Figures.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { TeamPage, TeamQuery, TeamRow } from '../../../wire/agents.ts';
import { withinLimit } from '../parts/withinLimit.ts';
import { BranchPath } from './BranchPath.tsx';
import { RemarkDialog } from './RemarkDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { type Act, Tree } from './Tree.tsx';
import * as css from './team.css.ts';

const kinds = ['agent', 'member'] as const;
const states = ['active', 'disabled'] as const;
const defaultSort: TeamSort = 'name';

/** Team management [AGENT-06]: the tree of downlines a level at a time, with search, filters and what can be done for an account. */
export function TeamManagement() {
  const t = useText();
  const query = useTeamQuery();
  const { data, isError, isPlaceholderData, refetch } = useListQuery(agentQueries.team(query));
  const [acting, setActing] = useState<{ readonly act: Act; readonly row: TeamRow | null } | null>(null);
  const close = () => setActing(null);
  return (
    <ListPage
      head={
        <>
          <Actions onTransfer={() => setActing({ act: 'transfer', row: null })} />
          <BranchPath path={data?.root.path} page="agentTeamManagement" />
          <BranchFigures root={data?.root} />
        </>
      }
      filters={<ParamSearch name="search" label={t('agent.team.search')} value={query.search ?? ''} />}
    >
      <Filters query={query} page={data} />
      {isError ? (
        <LoadFailed line title={t('agent.team.failed')} onRetry={refetch} />
      ) : (
        <Card flush busy={data === undefined || isPlaceholderData}>
          {data === undefined ? (
            <Waiting />
          ) : data.rows.length === 0 ? (
            <Nothing query={query} />
          ) : (
            <Tree page={data} query={query} onAct={(act, row) => setActing({ act, row })} />
          )}
        </Card>
      )}
      {query.search === undefined ? <Pager list={data} rows={data?.rows.length ?? 0} /> : null}
      {acting?.act === 'transfer' ? <TransferDialog receiver={acting.row} onClose={close} /> : null}
      {acting?.act === 'remark' && acting.row !== null ? <RemarkDialog row={acting.row} onClose={close} /> : null}
    </ListPage>
  );
}

/** The query of the address. */
function useTeamQuery(): TeamQuery {
  const [{ root, search, kind, state, sort }] = useMemberParams();
  const { range } = usePeriod();
  const { cursor } = useListPlace();
  const chosen = {
    kind: kinds.find((each) => each === kind),
    state: states.find((each) => each === state),
    sort: teamSorts.find((each) => each === sort),
  };
  return {
    ...withinLimit(range),
    ...(root === undefined || !/^\d{1,20}$/.test(root) ? {} : { root }),
    ...(search === undefined || search.trim() === '' ? cursor : { search: search.trim().slice(0, 40) }),
    ...(chosen.kind === undefined ? {} : { kind: chosen.kind }),
    ...(chosen.state === undefined ? {} : { state: chosen.state }),
    ...(chosen.sort === undefined ? {} : { sort: chosen.sort }),
  };
}

/** In the title row; a bar at the bottom of the page on phones. */
function Actions({ onTransfer }: { readonly onTransfer: () => void }) {
  const t = useText();
  const href = useAgentHref();
  const isPhone = useMedia(below.md);
  const transfer = (
    <Button tone="secondary" iconStart={<Icon name="paper-plane-tilt" size={18} />} onClick={onTransfer}>
      {t(isPhone ? 'agent.transfer.short' : 'agent.transfer')}
    </Button>
  );
  const open = (
    <LinkButton to={href('agentRegister')} iconStart={<Icon name="user-plus" size={18} />}>
      {t('agent.register.open')}
    </LinkButton>
  );
  return isPhone ? (
    <div className={css.foot}>
      {transfer}
      {open}
    </div>
  ) : (
    <PageAction>
      {transfer}
      {open}
    </PageAction>
  );
}

function BranchFigures({ root }: { readonly root: TeamPage['root'] | undefined }) {
  const t = useText();
  return (
    <Figures
      items={[
        {
          id: 'direct',
          label: t('agent.team.direct'),
          value: root === undefined ? undefined : countText(root.direct),
          ...(root === undefined
            ? {}
            : { note: t('agent.team.kinds', { agents: root.agents, members: root.direct - root.agents }) }),
        },
        {
          id: 'branch',
          label: t('agent.team.branch'),
          value: root === undefined ? undefined : countText(root.members),
          ...(root === undefined ? {} : { note: t('agent.team.betsToday', { count: countText(root.betsToday) }) }),
        },
        {
          id: 'validBet',
          label: t('agent.validBet'),
          value: root === undefined ? undefined : <Amount value={root.validBet} isPublic />,
        },
        {
          id: 'result',
          label: t('agent.result'),
          value: root === undefined ? undefined : <Amount value={root.result} signed isPublic />,
          note: t('agent.result.side'),
        },
      ]}
    />
  );
}

function Filters({ query, page }: { readonly query: TeamQuery; readonly page: TeamPage | undefined }) {
  const t = useText();
  return (
    <div className={css.filters}>
      <ParamChoice
        name="kind"
        label={t('agent.kind')}
        options={[{ id: '', label: t('agent.kind.all') }, ...kinds.map((id) => ({ id, label: t(`agent.kind.${id}`) }))]}
        value={query.kind ?? ''}
      />
      <ParamChoice
        name="state"
        label={t('records.state')}
        options={[{ id: '', label: t('agent.state.all') }, ...states.map((id) => ({ id, label: t(`agent.state.${id}`) }))]}
        value={query.state ?? ''}
      />
      <ParamChoice
        name="sort"
        label={t('agent.sort')}
        options={teamSorts.map((id) => ({ id, label: t(`agent.sort.${id}`) }))}
        value={query.sort ?? ''}
        standard={defaultSort}
      />
      {query.search === undefined || page === undefined ? null : (
        <p className={css.found} role="status">
          {t('agent.team.found', { count: page.total })}
        </p>
      )}
    </div>
  );
}

function Nothing({ query }: { readonly query: TeamQuery }) {
  const t = useText();
  const href = useAgentHref();
  const [, change] = useMemberParams();
  const isFiltered = query.search !== undefined || query.kind !== undefined || query.state !== undefined;
  return isFiltered ? (
    <EmptyState
      icon="magnifying-glass"
      level={3}
      title={query.search === undefined ? t('agent.empty.filter') : t('records.notFound', { text: query.search })}
      text={t('agent.empty.filter.text')}
      action={
        <Button tone="tonal" onClick={() => change({ search: null, kind: null, state: null, ...firstPage })}>
          {t('agent.empty.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="users-three"
      level={3}
      title={t('agent.empty.team')}
      text={t('agent.empty.team.text')}
      action={
        <LinkButton tone="tonal" to={href('agentRegister')}>
          {t('agent.register.open')}
        </LinkButton>
      }
    />
  );
}

const waitingRows = [1, 2, 3, 4, 5, 6];

function Waiting() {
  return (
    <div className={css.waiting}>
      {waitingRows.map((row) => (
        <span key={row} className={css.waitingRow}>
          <Skeleton shape="text" />
        </span>
      ))}
    </div>
  );
}
