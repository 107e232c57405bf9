import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contractQueries } from '../../../api/contracts.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import {
  type AgentPageKey,
  agentPageIcons,
  agentPageOf,
  agentPagesOf,
  type WageFlags,
  wagePages,
} from '../../../domain/agentPages.ts';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { countBadge } from '../../../domain/memberPages.ts';
import { useText } from '../../../i18n/index.ts';
import { CentreMenu, CentrePanel } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { readCentre, useAgentHref } from '../../../runtime/navigation/index.ts';
import type { MemberInfo } from '../../../wire/auth.ts';
import { agentPages } from './agentPages.ts';

export interface AgentPanelProps {
  readonly agent: MemberInfo;
  readonly flags: WageFlags;
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

/** The agent centre with the page of the address. */
export function AgentPanel({ agent, flags, balance, onClose }: AgentPanelProps) {
  const t = useText();
  const href = useAgentHref();
  const { search } = useLocation();
  const pages = agentPagesOf(flags, agentPages.built);
  const waiting = useWaiting(flags);
  const page = agentPageOf(readCentre('agent', search).key ?? '', pages);
  return (
    <CentrePanel
      kind="agent"
      page={page}
      title={t(`agent.page.${page}`)}
      component={() => agentPages.component(page)}
      renderMenu={(place) => (
        <CentreMenu
          name={agent.nickname || agent.account}
          note={t(agent.type === accountTypes.generalAgent ? 'agent.type.general' : 'agent.type.agent')}
          balance={balance}
          label={t('agent.menu')}
          items={pages.map((key) => ({
            key,
            href: href(key),
            label: t(`agent.page.${key}`),
            icon: agentPageIcons[key],
            badge: countBadge(waiting(key)),
          }))}
          {...place}
        />
      )}
      onClose={onClose}
    />
  );
}

/** Number of offers and requests that the agent has to answer, by the page that shows them. */
function useWaiting(flags: WageFlags): (key: AgentPageKey) => number | undefined {
  const enabled = Object.values(flags).some((isOn) => isOn);
  const { data } = useQuery({ ...contractQueries.options({ kind: 'dividend' }), enabled });
  const kinds = Object.entries(wagePages) as readonly (readonly [ContractKind, AgentPageKey])[];
  return (key) => {
    const kind = kinds.find(([, page]) => page === key)?.[0];
    return kind === undefined ? undefined : data?.waiting[kind];
  };
}
