import { AgentPage } from '../parts/AgentPage.tsx';
import { TeamBetting } from '../records/TeamBetting.tsx';

export default function TeamBettingPage() {
  return (
    <AgentPage areas={['member', 'member-records', 'agent', 'agent-team', 'agent-records']}>
      <TeamBetting />
    </AgentPage>
  );
}
