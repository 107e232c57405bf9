import type { CallName } from '../wire/calls.ts';
import type { FailureCode } from '../wire/failure.ts';

/** The outcome of a call and the token it was sent with. */
export interface CallEnd {
  readonly name: CallName;
  readonly token: string | null;
  readonly code: FailureCode | 'OK';
}

/** Polled by the page: they are no sign of user activity. */
export const backgroundCalls: ReadonlySet<CallName> = new Set([
  'rankList',
  'status',
  'gameMenus',
  'vnGameMenu',
  'liveState',
  'countryCode',
]);

const listeners = new Set<(end: CallEnd) => void>();

/** Subscribes to the end of every call, for activity, expired tokens and required actions. Returns the unsubscribe function. */
export function onCallEnd(listener: (end: CallEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportCallEnd(end: CallEnd): void {
  for (const listener of listeners) listener(end);
}
