import { WithWords } from '../../../i18n/index.ts';
import { Cashback } from '../records/Cashback.tsx';

export default function CashbackPage() {
  return (
    <WithWords areas={['member', 'member-records']}>
      <Cashback />
    </WithWords>
  );
}
