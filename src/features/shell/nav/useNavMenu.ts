import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { NavEntry } from '../../../runtime/navigation/index.ts';
import { closedNavMenu, type NavMenuEvent, nextNavMenu } from './navMenu.ts';

/** Hover delay before a dropdown opens, in milliseconds. */
const intentMs = 120;
/** Delay before a dropdown closes after the pointer left it, in milliseconds. */
const graceMs = 200;

/** The navigation menu with its open and close delays; `NavEnd` closes it when the pointer or the page is elsewhere. */
export function useNavMenu() {
  const [menu, send] = useReducer(nextNavMenu, closedNavMenu);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const now = useCallback((event: NavMenuEvent) => {
    clearTimeout(timer.current);
    send(event);
  }, []);
  const later = useCallback((event: NavMenuEvent, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(event), delay);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    menu,
    open: useCallback((entry: NavEntry) => now({ type: 'entry.open', entry }), [now]),
    openSoon: useCallback((entry: NavEntry) => later({ type: 'entry.open', entry }, intentMs), [later]),
    point: useCallback((vassalage: string) => send({ type: 'vendor.point', vassalage }), []),
    close: useCallback(() => now({ type: 'menu.close' }), [now]),
    closeSoon: useCallback(() => later({ type: 'menu.close' }, graceMs), [later]),
  };
}

export type NavMenuControl = ReturnType<typeof useNavMenu>;
