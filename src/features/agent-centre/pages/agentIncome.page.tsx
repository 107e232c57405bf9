import { Income } from '../income/Income.tsx';
import { AgentPage } from '../parts/AgentPage.tsx';

export default function IncomePage() {
  return (
    <AgentPage areas={['member', 'member-records', 'agent', 'agent-records']}>
      <Income />
    </AgentPage>
  );
}
