import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../../wire/failure.ts';
import type { DeskAgent } from '../../../wire/studio/deskAgents.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { sumText, useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Avatar, Badge, EmptyState, IconButton, Segmented, Unread } from '../../kit/index.ts';
import * as css from './agents.css.ts';
import { Contracts } from './Contracts.tsx';
import { ContractView } from './contract/ContractView.tsx';
import { Debts } from './Debts.tsx';
import type { PanelProps } from './usePlace.ts';

const views = ['contracts', 'debts'] as const;

/** One agent. A contract that is opened takes the place of the lists. */
export function AgentPanel({ merchant, account, place, go }: PanelProps & { readonly account: string }) {
  const text = useText();
  const { data: agent, error, refetch } = useQuery(read('deskAgent', { params: { merchant, account } }));
  const view = views.find((each) => each === place.view) ?? 'contracts';
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the panel hides the tree, whose row had the focus.
    if (document.activeElement?.getClientRects().length === 0) panel.current?.focus();
  }, []);
  const isGone = error instanceof Failure && error.code === 'NOT_FOUND';
  return (
    <aside ref={panel} tabIndex={-1} className={css.panel} aria-label={agent?.name ?? text('agents.one')}>
      {agent === undefined ? (
        isGone ? (
          <EmptyState icon="user" title={text('agents.gone.title')} text={text('agents.gone.text')} />
        ) : (
          <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />
        )
      ) : (
        <>
          <Head agent={agent} merchant={merchant} onClose={() => go({ agent: null })} />
          {place.contract === null ? (
            <>
              <Segmented
                label={text('agents.views')}
                fills
                value={view}
                onChange={(value) => go({ view: value }, { replace: true })}
                choices={views.map((value) => ({ value, label: text(`agents.view.${value}`) }))}
              />
              {view === 'contracts' ? (
                <Contracts merchant={merchant} agent={agent} place={place} go={go} />
              ) : (
                <Debts merchant={merchant} agent={agent} place={place} go={go} />
              )}
            </>
          ) : (
            <ContractView
              key={place.contract}
              merchant={merchant}
              contractId={place.contract}
              symbol={agent.symbol}
              place={place}
              go={go}
            />
          )}
        </>
      )}
    </aside>
  );
}

interface HeadProps {
  readonly agent: DeskAgent;
  readonly merchant: string;
  readonly onClose: () => void;
}

function Head({ agent, merchant, onClose }: HeadProps) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const { account, name, username, isActive, above, members, agents, owes, owed, symbol, createdAt } = agent;
  return (
    <div className={css.panelHead}>
      <Avatar name={name} size="large" />
      <div className={css.grow}>
        <h2 className={css.panelName}>{name}</h2>
        <span className={css.meta}>
          <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(account)}`}>
            {username}
          </Link>
          {' · '}
          {text('agents.sinceDay', { day: moment(createdAt, 'day') })}
        </span>
        {above.length === 0 ? null : (
          <span className={css.meta}>{text('agents.below', { path: above.map((each) => each.username).join(' › ') })}</span>
        )}
        <span className={css.meta}>
          {text('agents.sizes', { members: number(members), agents: number(agents) })}
          {Number(owes) === 0 ? '' : ` · ${text('agents.owesSum', { sum: sumText(owes, symbol) })}`}
          {Number(owed) === 0 ? '' : ` · ${text('agents.owedSum', { sum: sumText(owed, symbol) })}`}
        </span>
      </div>
      {isActive ? null : <Badge tone="danger">{text('agents.closed')}</Badge>}
      <IconButton label={text('agents.closePanel')} icon="x" size="small" onPress={onClose} />
    </div>
  );
}
