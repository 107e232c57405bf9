import { unguardedPaths } from '../domain/routes.ts';

/**
 * Whether a visitor is sent to /login: only where the brand sets `loginedToHomePage`,
 * nobody is signed in, and the path is not one of the open ones.
 */
export function isGuarded(pathname: string, loginedToHomePage: boolean, signedIn: boolean): boolean {
  if (!loginedToHomePage || signedIn) return false;
  return !(unguardedPaths as readonly string[]).includes(pathname.replace(/\/+$/, '').toLowerCase());
}
