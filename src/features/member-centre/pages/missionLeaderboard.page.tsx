import { WithWords } from '../../../i18n/index.ts';
import { MissionsPage } from '../missions/MissionsPage.tsx';

export default function MissionLeaderboardPage() {
  return (
    <WithWords areas={['launch', 'member', 'member-records', 'member-missions']}>
      <MissionsPage />
    </WithWords>
  );
}
