import { AgentPage } from '../parts/AgentPage.tsx';
import { ProfitLoss } from '../records/ProfitLoss.tsx';

export default function ProfitLossPage() {
  return (
    <AgentPage areas={['form', 'member', 'member-records', 'agent', 'agent-team', 'agent-records']}>
      <ProfitLoss />
    </AgentPage>
  );
}
