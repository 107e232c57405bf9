import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisitor } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { HeaderLogin } from './HeaderLogin.tsx';
import * as css from './header.css.ts';
import { MemberShortcuts } from './MemberShortcuts.tsx';

export interface HeaderSessionProps {
  /** The member's balance. */
  readonly balance: ReactNode;
}

/** Session part of the header: a login form for visitors, shortcuts for members. */
export function HeaderSession({ balance }: HeaderSessionProps) {
  const t = useText();
  const visitor = useVisitor();
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
