import { WithWords } from '../../../i18n/index.ts';
import { ReferralPage } from '../referral/ReferralPage.tsx';

export default function Referral() {
  return (
    <WithWords areas={['member', 'member-records', 'member-referral']}>
      <ReferralPage />
    </WithWords>
  );
}
