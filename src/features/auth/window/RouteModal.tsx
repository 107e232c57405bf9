import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

/** Opens the modal of the current route. Signed-in users are redirected to home instead. */
export function RouteModal() {
  const navigate = useNavigate();
  const { openModal } = useOverlays();
  const session = useSession();
  const { modal } = useScreen();
  useEffect(() => {
    if (modal === null) return;
    if (session.view().isLoggedIn) void navigate('/index', { replace: true });
    else openModal(modalNames[modal]);
  }, [modal, session, navigate, openModal]);
  return null;
}

const modalNames = { login: 'loginPopupModal', register: 'registerModal', reset: 'changePassModal' } as const;
