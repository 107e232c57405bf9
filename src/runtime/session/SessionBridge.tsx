import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepMerchant } from '../../api/session.ts';
import { constants } from '../../domain/constants.ts';
import { loginFlags, registrationModes } from '../../domain/loginFlags.ts';
import { handoverEvent } from '../../domain/sessionHandover.ts';
import { useText } from '../../i18n/index.ts';
import { useBoot, useFlag } from '../brand/index.ts';
import { usePageCache } from '../data/index.ts';
import { useOverlays } from '../overlays/index.ts';
import { useScreens } from '../page/index.ts';
import { useSession, useSessionView } from './useSession.tsx';
import { keepInvitation } from './visit.ts';

/** Connects the session to the page: texts, overlays, navigation, query cache. Renders nothing. */
export function SessionBridge() {
  const store = useSession();
  const { isLoggedIn } = useSessionView();
  const { brand, language } = useBoot();
  const { merchant, idleMinutes, modules } = brand;
  const mayRegister = registrationModes(loginFlags(modules)).length > 0;
  const pwdEnabled = useFlag('pwdEnabled');
  const hasMemberCentre = useFlag('MEMBERCENTER');
  const t = useText();
  const overlays = useOverlays();
  const navigate = useNavigate();
  const screens = useScreens();
  const cache = usePageCache();
  const { search } = useLocation();
  useEffect(() => keepInvitation(store.visit, search), [store, search]);
  useEffect(() => {
    window.addEventListener(handoverEvent, store.adopt);
    return () => window.removeEventListener(handoverEvent, store.adopt);
  }, [store]);
  useEffect(() => keepMerchant(merchant, constants.platform), [merchant]);
  useEffect(() => {
    store.attach({
      t,
      overlays,
      cache,
      merchant,
      language,
      pwdEnabled,
      mayRegister,
      hasMemberCentre,
      idleMinutes,
      go: (path) => void navigate(path),
      hasModalRoute: () => screens.of(location.pathname).modal !== null,
    });
  }, [store, t, overlays, cache, merchant, language, pwdEnabled, mayRegister, hasMemberCentre, idleMinutes, navigate, screens]);
  // CSS selects the member or visitor header by this attribute before the script has run.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-session', isLoggedIn || store.view().isLoggedIn);
  }, [store, isLoggedIn]);
  return null;
}
