import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepMerchant } from '../../../api/session.ts';
import { useBoot, useFlag } from '../../../brand/index.ts';
import { constants } from '../../../domain/constants.ts';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../ui/overlay/useOverlays.ts';
import { useInvitation } from './invitation.ts';
import { useSession, useVisitor } from './useSession.ts';

/** Lends the page to the session: words, windows, addresses. Draws nothing. */
export function SessionWatch() {
  const store = useSession();
  const { isLoggedIn } = useVisitor();
  const { merchant, idleMinutes } = useBoot().brand;
  const pwdEnabled = useFlag('pwdEnabled');
  const t = useText();
  const overlays = useOverlays();
  const navigate = useNavigate();
  const cache = useQueryClient();
  useInvitation();
  useEffect(() => keepMerchant(merchant, constants.platform), [merchant]);
  useEffect(
    () => store.attach({ t, overlays, cache, pwdEnabled, idleMinutes, go: (path) => void navigate(path) }),
    [store, t, overlays, cache, pwdEnabled, idleMinutes, navigate],
  );
  // Style sheets tell a member's header from a guest's by this attribute before the script of the page has run.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-session', isLoggedIn || store.view().isLoggedIn);
  }, [store, isLoggedIn]);
  return null;
}
