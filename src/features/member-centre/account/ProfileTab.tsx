import { useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import type { Profile } from '../../../wire/profile.ts';
import { AvatarCard } from './AvatarCard.tsx';
import * as css from './account.css.ts';
import { BindingsCard } from './BindingsCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Picture, personal data and bindings. */
export function ProfileTab({ profile }: { readonly profile: Profile }) {
  const t = useText();
  return (
    <>
      <div className={css.pair}>
        <AvatarCard profile={profile} />
        <Card title={t('member.account.data')}>
          <ProfileForm profile={profile} />
        </Card>
      </div>
      <BindingsCard profile={profile} />
    </>
  );
}
