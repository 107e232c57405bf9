import type { Execution } from '../../wire/notice.ts';

interface Arrival {
  readonly isLoggedIn: boolean;
  /** Whether the page was opened with a session. */
  readonly wasLoggedIn: boolean;
  /** Whether the account was opened in this visit. */
  readonly isRegistered: boolean;
}

/** The moment that a visitor is at, for notices that wait for one [API-43]. */
export function momentOf({ isLoggedIn, wasLoggedIn, isRegistered }: Arrival): Execution {
  if (!isLoggedIn || wasLoggedIn) return 'home';
  return isRegistered ? 'register' : 'login';
}
