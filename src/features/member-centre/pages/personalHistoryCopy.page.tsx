import { WithWords } from '../../../i18n/index.ts';
import { BettingRecord } from '../records/BettingRecord.tsx';

export default function BettingRecordPage() {
  return (
    <WithWords areas={['form', 'member', 'member-records']}>
      <BettingRecord />
    </WithWords>
  );
}
