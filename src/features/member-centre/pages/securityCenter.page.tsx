import { WithWords } from '../../../i18n/index.ts';
import { SecurityCenter } from '../account/SecurityCenter.tsx';

/** The page "My account". */
export default function SecurityCenterPage() {
  return (
    <WithWords areas={['member', 'member-account', 'form']}>
      <SecurityCenter />
    </WithWords>
  );
}
