import type { ReactNode } from 'react';
import { trialAccountType } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { type SessionView, useSession, useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { HeaderLogin } from './HeaderLogin.tsx';
import * as css from './header.css.ts';

export interface HeaderSessionProps {
  /** The member's balance. */
  readonly balance: ReactNode;
}

/** Session part of the header: a login form for visitors, shortcuts for members. */
export function HeaderSession({ balance }: HeaderSessionProps) {
  const t = useText();
  const visitor = useSessionView();
  const { openModal } = useOverlays();
  const mayRegister = useFlag('DIRECTREG3');
  if (visitor.isLoggedIn) return <MemberShortcuts visitor={visitor} balance={balance} />;
  const register = (size: 'sm' | 'md') =>
    mayRegister ? (
      <Button tone="onHeader" size={size} onClick={() => openModal('registerModal')}>
        {t('session.register')}
      </Button>
    ) : null;
  return (
    <div className={css.guest}>
      <HeaderLogin register={register('md')} />
      <div className={css.buttons}>
        <Button tone="outlineOnHeader" size="sm" onClick={() => openModal('loginPopupModal')}>
          {t('session.login')}
        </Button>
        {register('sm')}
      </div>
    </div>
  );
}

interface MemberShortcutsProps {
  readonly visitor: SessionView;
  readonly balance: ReactNode;
}

/** Balance, name, rank and logout of the member. */
function MemberShortcuts({ visitor, balance }: MemberShortcutsProps) {
  const t = useText();
  const session = useSession();
  const { nickname, account, memberLabel, isAgent } = visitor;
  const rank = isAgent === trialAccountType ? t('session.trial_account') : memberLabel;
  return (
    <section className={css.member} aria-label={t('session.account')}>
      {balance}
      <span className={css.person}>
        <span className={css.avatar} aria-hidden="true">
          <Icon name="user" weight="fill" size={18} />
        </span>
        <span className={css.names}>
          <span className={css.name}>{nickname || account}</span>
          {rank === '' ? null : <span className={css.rank}>{rank}</span>}
        </span>
      </span>
      <span className={css.leave}>
        <IconButton
          tone="inherit"
          label={t('session.logout')}
          icon={<Icon name="sign-out" size={20} />}
          onClick={session.logOut}
        />
      </span>
    </section>
  );
}
