import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { trialAccountType } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberLink } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { type SessionView, useSession } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { useMayRegister } from '../useMayRegister.ts';
import * as css from './header.css.ts';

/** Parts of other features, supplied by the app. */
export interface MemberParts {
  /** The member's balance. */
  readonly balance: ReactNode;
  /** Shortcuts to pages of the member centre. */
  readonly entries: ReactNode;
  readonly avatar: ReactNode;
}

export interface MemberShortcutsProps extends MemberParts {
  readonly visitor: SessionView;
  /** Whether the focus is to move here, once. */
  readonly takeFocus: () => boolean;
}

/** Balance, shortcuts, name, rank and logout of the member. */
export default function MemberShortcuts({ visitor, balance, entries, avatar, takeFocus }: MemberShortcutsProps) {
  const t = useText();
  const session = useSession();
  const isTrial = visitor.isAgent === trialAccountType;
  const { openModal } = useOverlays();
  const mayRegister = useMayRegister();
  const area = useRef<HTMLElement>(null);
  // The field that the login was sent from is gone.
  useLayoutEffect(() => {
    if (takeFocus()) area.current?.focus();
  }, [takeFocus]);
  return (
    <section ref={area} className={css.member} aria-label={t('session.account')} tabIndex={-1}>
      {isTrial ? <div className={css.trialBalance}>{balance}</div> : balance}
      {isTrial ? null : entries}
      {isTrial && mayRegister ? (
        <Button tone="onHeader" size="sm" onClick={() => openModal('registerModal')}>
          {t('session.register')}
        </Button>
      ) : null}
      <Person visitor={visitor} isTrial={isTrial} avatar={avatar} />
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

interface PersonProps {
  readonly visitor: SessionView;
  readonly isTrial: boolean;
  readonly avatar: ReactNode;
}

/** Picture, name and rank; opens the member centre [HEAD-26]. */
function Person({ visitor: { nickname, account, memberLabel }, isTrial, avatar }: PersonProps) {
  const t = useText();
  const link = useMemberLink();
  const rank = isTrial ? t('session.trial_account') : memberLabel;
  const content = (
    <>
      <span className={css.avatar}>{avatar}</span>
      <span className={css.names}>
        <span className={css.name}>{nickname || account}</span>
        {rank === '' ? null : <span className={css.rank}>{rank}</span>}
      </span>
    </>
  );
  return link === null ? (
    <span className={css.person}>{content}</span>
  ) : (
    <SiteLink to={link()} className={css.personLink}>
      {content}
    </SiteLink>
  );
}
