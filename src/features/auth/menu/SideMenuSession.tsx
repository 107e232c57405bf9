import type { ReactNode } from 'react';
import { trialAccountType } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberLink } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession, useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { useMayRegister } from '../useMayRegister.ts';
import * as css from './menu.css.ts';

export interface SideMenuSessionProps {
  /** Called when something opens in place of the menu. */
  readonly onFollow: () => void;
}

/** Parts of other features, supplied by the app. */
interface MemberParts {
  readonly balance: ReactNode;
  /** Deposit, withdraw and transfer. */
  readonly entries: ReactNode;
  readonly avatar: ReactNode;
}

/** Head of the side menu: login and registration for visitors; name and balance for members. */
export function SideMenuSession({ onFollow, balance, entries, avatar }: SideMenuSessionProps & MemberParts) {
  const t = useText();
  const { isLoggedIn, nickname, account, memberLabel, isAgent } = useSessionView();
  const { openModal } = useOverlays();
  const mayRegister = useMayRegister();
  if (isLoggedIn)
    return (
      <section className={css.person} aria-label={t('session.account')}>
        {avatar}
        <span className={css.names}>
          <Name>{nickname || account}</Name>
          <span className={css.rank}>{isAgent === trialAccountType ? t('session.trial_account') : memberLabel}</span>
        </span>
        <span className={css.money}>{balance}</span>
        {entries}
      </section>
    );
  const open = (name: 'loginPopupModal' | 'registerModal') => () => {
    onFollow();
    openModal(name);
  };
  return (
    <div className={css.signIn}>
      <Button tone="secondary" block onClick={open('loginPopupModal')}>
        {t('session.login')}
      </Button>
      {mayRegister ? (
        <Button block onClick={open('registerModal')}>
          {t('session.register')}
        </Button>
      ) : null}
    </div>
  );
}

/** The name, which opens the member centre. */
function Name({ children }: { readonly children: string }) {
  const link = useMemberLink();
  return link === null ? (
    <span className={css.name}>{children}</span>
  ) : (
    <SiteLink to={link()} className={css.nameLink}>
      {children}
    </SiteLink>
  );
}

/** Logout, at the end of the side menu. */
export function SideMenuLogout({ onFollow }: SideMenuSessionProps) {
  const t = useText();
  const session = useSession();
  const { isLoggedIn } = useSessionView();
  if (!isLoggedIn) return null;
  const leave = () => {
    onFollow();
    session.logOut();
  };
  return (
    <button type="button" className={css.leave} onClick={leave}>
      <Icon name="sign-out" size={22} />
      {t('session.logout')}
    </button>
  );
}
