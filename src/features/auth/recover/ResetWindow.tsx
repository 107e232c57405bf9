import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { PasswordWindow } from './PasswordWindow.tsx';
import * as css from './recover.css.ts';

/** Target of the link in a reset mail. */
export function ResetWindow() {
  const t = useText();
  const { openModal } = useOverlays();
  const { hash } = useLocation();
  const [resetToken] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [done, setDone] = useState(false);
  if (done)
    return (
      <div role="status">
        <EmptyState
          icon="shield-check"
          level={3}
          title={t('auth.reset.done')}
          text={t('auth.reset.done_text')}
          action={<Button onClick={() => openModal('loginPopupModal')}>{t('session.login')}</Button>}
        />
      </div>
    );
  if (resetToken === '')
    return (
      <EmptyState
        icon="warning"
        level={3}
        title={t('auth.reset.invalid')}
        text={t('auth.reset.invalid_text')}
        action={<Button onClick={() => openModal('forgetPassModal')}>{t('auth.reset.again')}</Button>}
      />
    );
  return (
    <div className={css.panel}>
      <p className={css.lead}>{t('auth.reset.text')}</p>
      <PasswordWindow reason="link" resetToken={resetToken} onDone={() => setDone(true)} />
    </div>
  );
}
