import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useMayRegister } from '../useMayRegister.ts';
import { HeaderLogin } from './HeaderLogin.tsx';
import * as css from './header.css.ts';
import type { MemberParts } from './MemberShortcuts.tsx';

const MemberShortcuts = lazy(() => importWithRetry(() => import('./MemberShortcuts.tsx')));

export type HeaderSessionProps = MemberParts;

/** Session part of the header: a login form for visitors, shortcuts for members. */
export function HeaderSession(parts: HeaderSessionProps) {
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
  if (visitor.isLoggedIn)
    return (
      <Suspense fallback={null}>
        <MemberShortcuts {...parts} visitor={visitor} takeFocus={takeFocus} />
      </Suspense>
    );
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
