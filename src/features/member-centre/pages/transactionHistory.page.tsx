import { WithWords } from '../../../i18n/index.ts';
import { AccountRecord } from '../records/AccountRecord.tsx';

export default function AccountRecordPage() {
  return (
    <WithWords areas={['member', 'member-records']}>
      <AccountRecord />
    </WithWords>
  );
}
