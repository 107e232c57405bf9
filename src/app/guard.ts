import { unguardedPaths } from '../domain/routes.ts';

/**
 * Whether a visitor is sent to /login: only where the brand sets `loginedToHomePage`,
 * nobody is signed in, and the path is not one of the open ones.
 */
export function isGuarded(pathname: string, loginedToHomePage: boolean, signedIn: boolean): boolean {
  if (!loginedToHomePage || signedIn) return false;
  return !(unguardedPaths as readonly string[]).includes(pathname.replace(/\/+$/, '').toLowerCase());
}

/** Whether this tab holds a session token. Blocked storage counts as none. */
export function hasToken(): boolean {
  try {
    return sessionStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}
