import { WithWords } from '../../../i18n/index.ts';
import { BonusDetails } from '../bonus/BonusDetails.tsx';

export default function BonusDetailsPage() {
  return (
    <WithWords areas={['member', 'member-records', 'promotions']}>
      <BonusDetails />
    </WithWords>
  );
}
