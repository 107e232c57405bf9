import type { FailureCode } from '../../wire/failure.ts';

/** Why a game is not there, as the screen tells it. */
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

/** What the game itself reports; a code nobody knows is its own trouble. */
const byFrame: Readonly<Record<string, LaunchFault>> = {
  SESSION_ENDED: 'session',
  TICKET_INVALID: 'ticket',
  VISIT: 'ticket',
  GAME_UNKNOWN: 'unknown',
};

export const frameFault = (code: string): LaunchFault =>
  Object.hasOwn(byFrame, code) ? (byFrame[code] ?? 'vendor') : 'vendor';
