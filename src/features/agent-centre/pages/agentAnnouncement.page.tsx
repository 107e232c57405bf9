import { Announcement } from '../announcement/Announcement.tsx';
import { AgentPage } from '../parts/AgentPage.tsx';

export default function AnnouncementPage() {
  return (
    <AgentPage areas={['member', 'agent', 'agent-records']}>
      <Announcement />
    </AgentPage>
  );
}
