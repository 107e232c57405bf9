import { Overview } from '../overview/Overview.tsx';
import { AgentPage } from '../parts/AgentPage.tsx';

export default function TeamOverviewPage() {
  return (
    <AgentPage areas={['member', 'member-records', 'agent', 'agent-team']}>
      <Overview />
    </AgentPage>
  );
}
