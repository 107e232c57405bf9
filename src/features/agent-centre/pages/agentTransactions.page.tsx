import { AgentPage } from '../parts/AgentPage.tsx';
import { Transactions } from '../records/Transactions.tsx';

export default function TransactionsPage() {
  return (
    <AgentPage areas={['member', 'member-records', 'agent', 'agent-team', 'agent-records']}>
      <Transactions />
    </AgentPage>
  );
}
