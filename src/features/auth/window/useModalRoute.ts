import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AddressWindow, windowOf } from '../../../domain/routes.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

/**
 * A window that its address opened goes with the address: closing it leads to home. It stays where visitors
 * may see nothing but the login.
 */
export function useModalRoute(window: AddressWindow): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { loginedToHomePage } = useBrand();
  const here = useRef(false);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (windowOf(pathname) !== window || (loginedToHomePage && !session.view().isLoggedIn)) return;
      void navigate('/index', { replace: true });
    };
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // Effects of a page under development are undone and done again at once; a window that closes stays closed.
      queueMicrotask(() => (here.current ? undefined : leave.current()));
    };
  }, []);
}
