import type { FailureCode } from '../wire/failure.ts';

/** How a call ended, and the token it carried. */
export interface CallEnd {
  readonly token: string | null;
  readonly code: FailureCode | 'OK';
}

const listeners = new Set<(end: CallEnd) => void>();

/** Tells of every call's end: the session flow hears of activity, dead tokens and demands. Returns the way to stop. */
export function onCallEnd(listener: (end: CallEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellCallEnd(end: CallEnd): void {
  for (const listener of listeners) listener(end);
}
