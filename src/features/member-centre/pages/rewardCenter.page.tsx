import { WithWords } from '../../../i18n/index.ts';
import { RewardCentre } from '../rewards/RewardCentre.tsx';

export default function RewardCentrePage() {
  return (
    <WithWords areas={['form', 'launch', 'member', 'member-records', 'points', 'promotions']}>
      <RewardCentre />
    </WithWords>
  );
}
