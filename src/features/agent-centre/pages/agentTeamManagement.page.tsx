import { AgentPage } from '../parts/AgentPage.tsx';
import { TeamManagement } from '../team/TeamManagement.tsx';

export default function TeamManagementPage() {
  return (
    <AgentPage areas={['form', 'member', 'member-records', 'member-wallet', 'agent', 'agent-team']}>
      <TeamManagement />
    </AgentPage>
  );
}
