import type { FailureCode } from '../../wire/failure.ts';

/** Reason why a game cannot be shown. */
export type LaunchFault = 'session' | 'vendor' | 'ticket' | 'blocked' | 'unknown' | 'offline' | 'system';

const byCode: Partial<Record<FailureCode, LaunchFault>> = {
  AUTH_REQUIRED: 'session',
  PASSWORD_CHANGE: 'session',
  VENDOR_DOWN: 'vendor',
  UNAVAILABLE: 'vendor',
  GAME_UNKNOWN: 'unknown',
  NOT_FOUND: 'unknown',
  NETWORK: 'offline',
  TIMEOUT: 'offline',
  CHUNK: 'offline',
};

export const launchFault = (code: FailureCode): LaunchFault => byCode[code] ?? 'system';

/** Error reported by the game; an unknown code counts as a failure of the game. */
const byFrame: Readonly<Record<string, LaunchFault>> = {
  SESSION_ENDED: 'session',
  TICKET_INVALID: 'ticket',
  VISIT: 'ticket',
  GAME_UNKNOWN: 'unknown',
};

export const frameFault = (code: string): LaunchFault =>
  Object.hasOwn(byFrame, code) ? (byFrame[code] ?? 'vendor') : 'vendor';
