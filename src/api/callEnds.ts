import type { CallName } from '../wire/calls.ts';
import type { FailureCode } from '../wire/failure.ts';

/** How a call ended, and the token it carried. */
export interface CallEnd {
  readonly name: CallName;
  readonly token: string | null;
  readonly code: FailureCode | 'OK';
}

/** The page makes these by itself, again and again: nobody is there because of them. */
export const backgroundCalls: ReadonlySet<CallName> = new Set(['rankList', 'status', 'gameMenus', 'vnGameMenu']);

const listeners = new Set<(end: CallEnd) => void>();

/** Tells of every call's end: the session flow hears of activity, dead tokens and demands. Returns the way to stop. */
export function onCallEnd(listener: (end: CallEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellCallEnd(end: CallEnd): void {
  for (const listener of listeners) listener(end);
}
