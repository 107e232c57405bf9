import { WithWords } from '../../../i18n/index.ts';
import { Profit } from '../records/Profit.tsx';

export default function ProfitPage() {
  return (
    <WithWords areas={['member', 'member-records']}>
      <Profit />
    </WithWords>
  );
}
