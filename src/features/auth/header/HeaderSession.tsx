import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { trialAccountType } from '../../../domain/accountType.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { type SessionView, useSession, useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useMayRegister } from '../useMayRegister.ts';
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
  const isRegisterShown = useFlag('DIRECTREG3');
  const mayRegister = useMayRegister();
  const hadFocus = useRef(false);
  const noteFocus = useCallback((had: boolean) => {
    hadFocus.current = had;
  }, []);
  const takeFocus = useCallback(() => {
    const had = hadFocus.current;
    hadFocus.current = false;
    return had;
  }, []);
  if (visitor.isLoggedIn) return <MemberShortcuts visitor={visitor} balance={balance} takeFocus={takeFocus} />;
  const register = (size: 'sm' | 'md') =>
    isRegisterShown && mayRegister ? (
      <Button tone="onHeader" size={size} onClick={() => openModal('registerModal')}>
        {t('session.register')}
      </Button>
    ) : null;
  return (
    <div className={css.guest}>
      <FocusWatch onRemove={noteFocus} />
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

interface FocusWatchProps {
  /** Called with whether the focus was in the guest's part when a login removed it. */
  readonly onRemove: (hadFocus: boolean) => void;
}

/** Reports whether the focus was beside it when it was removed; its element is still in the document then. */
function FocusWatch({ onRemove }: FocusWatchProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const part = mark.current?.parentElement;
    return () => onRemove(part?.contains(document.activeElement) === true);
  }, [onRemove]);
  return <span ref={mark} hidden />;
}

interface MemberShortcutsProps {
  readonly visitor: SessionView;
  readonly balance: ReactNode;
  /** Whether the focus is to move here, once. */
  readonly takeFocus: () => boolean;
}

/** Balance, name, rank and logout of the member. */
function MemberShortcuts({ visitor, balance, takeFocus }: MemberShortcutsProps) {
  const t = useText();
  const session = useSession();
  const { nickname, account, memberLabel, isAgent } = visitor;
  const isTrial = isAgent === trialAccountType;
  const rank = isTrial ? t('session.trial_account') : memberLabel;
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
      {isTrial && mayRegister ? (
        <Button tone="onHeader" size="sm" onClick={() => openModal('registerModal')}>
          {t('session.register')}
        </Button>
      ) : null}
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
