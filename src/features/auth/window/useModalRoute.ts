import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RouteModal } from '../../../domain/routes.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

/**
 * Leaves the route of a modal for home when the modal closes, except where visitors
 * may see nothing but the login.
 */
export function useModalRoute(modal: RouteModal): void {
  const screen = useScreen();
  const navigate = useNavigate();
  const session = useSession();
  const { loginedToHomePage } = useBrand();
  const here = useRef(false);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (screen.modal !== modal || (loginedToHomePage && !session.view().isLoggedIn)) return;
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
