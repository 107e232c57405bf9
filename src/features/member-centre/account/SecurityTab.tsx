import { useText } from '../../../i18n/index.ts';
import { Card, useMemberParams } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { Profile } from '../../../wire/profile.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import * as css from './account.css.ts';
import { LoginHistoryCard } from './LoginHistoryCard.tsx';
import { PaymentPasswordCard } from './PaymentPasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useMoment } from './useMoment.ts';

/** Passwords, authenticator, sessions and sign-ins. */
export function SecurityTab({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const moment = useMoment();
  const { openModal } = useOverlays();
  const [{ set }] = useMemberParams();
  return (
    <>
      <Card
        title={t('member.account.item.password')}
        aside={
          <Button size="sm" tone="secondary" onClick={() => openModal('changePassModal')}>
            {t('member.account.change')}
          </Button>
        }
      >
        <p className={css.text}>{t('member.account.passwordSince', { date: moment(profile.passwordChangedAt, 'day') })}</p>
      </Card>
      <PaymentPasswordCard profile={profile} opens={set === 'paymentPassword'} />
      <AuthenticatorCard profile={profile} opens={set === 'authenticator' && !profile.hasAuthenticator} />
      <SessionsCard />
      <LoginHistoryCard />
    </>
  );
}
