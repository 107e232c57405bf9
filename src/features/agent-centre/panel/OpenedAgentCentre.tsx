import type { ReactNode } from 'react';
import { agentQueries } from '../../../api/agents.ts';
import { profileQueries } from '../../../api/profile.ts';
import { wageFlagsOf } from '../../../domain/agentPages.ts';
import { CentreFailed, CentreLoading, CentreOpening } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { failureCodeOf } from '../../../wire/failure.ts';
import { AgentPanel } from './AgentPanel.tsx';

export interface OpenedAgentCentreProps {
  readonly balance: ReactNode;
  readonly onClose: () => void;
}

/** The panel, once the account, its flags and the words are there. */
export function OpenedAgentCentre(props: OpenedAgentCentreProps) {
  return (
    <CentreOpening areas={['member', 'agent']} onClose={props.onClose}>
      <Loaded {...props} />
    </CentreOpening>
  );
}

function Loaded({ balance, onClose }: OpenedAgentCentreProps) {
  const info = useQuery(profileQueries.info());
  // Flags of an earlier opening are not used.
  const funds = useQuery({ ...agentQueries.funds(), gcTime: 0 });
  if (info.data !== undefined && funds.data !== undefined) {
    const { funds: _funds, ...flags } = funds.data;
    return <AgentPanel agent={info.data} flags={wageFlagsOf(flags)} balance={balance} onClose={onClose} />;
  }
  const error = info.error ?? funds.error;
  if (error === null || info.isFetching || funds.isFetching) return <CentreLoading />;
  const retry = () => void Promise.all([info.refetch(), funds.refetch()]);
  return <CentreFailed code={failureCodeOf(error)} onClose={onClose} onRetry={retry} />;
}
