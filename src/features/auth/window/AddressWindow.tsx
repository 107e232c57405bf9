import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { windowOf } from '../../../domain/routes.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

/** Opens the window of the address. Whoever is logged in already has no use for one and goes on to home. */
export function AddressWindow() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { openModal } = useOverlays();
  const session = useSession();
  const window = windowOf(pathname);
  useEffect(() => {
    if (window === null) return;
    if (session.view().isLoggedIn) void navigate('/index', { replace: true });
    else openModal(modalOf[window]);
  }, [window, session, navigate, openModal]);
  return null;
}

const modalOf = { login: 'loginPopupModal', register: 'registerModal', reset: 'changePassModal' } as const;
