import type { Failure } from '../../wire/failure.ts';

/** Reason why a call waits: the session has ended, or the act needs the second factor again. */
export type Interruption = 'session' | 'proof';

interface Waiting {
  readonly kind: Interruption;
  readonly resume: () => void;
  readonly refuse: (failure: Failure) => void;
  readonly failure: Failure;
}

let waiting: readonly Waiting[] = [];
let listener: ((kind: Interruption) => void) | null = null;

/** Called by the app while a person is signed in. Returns a function that ends it. */
export function watchInterruptions(onInterruption: (kind: Interruption) => void): () => void {
  listener = onInterruption;
  return () => {
    listener = null;
  };
}

/** Sends the calls that waited, or fails them with what they were refused with. */
export function endInterruption(kind: Interruption, result: 'resume' | 'refuse'): void {
  const ended = waiting.filter((each) => each.kind === kind);
  waiting = waiting.filter((each) => each.kind !== kind);
  for (const { resume, refuse, failure } of ended) {
    if (result === 'resume') resume();
    else refuse(failure);
  }
}

/** The interruption that a refusal asks for; null if it is final. */
export function interruptionOf({ code, value }: Failure): Interruption | null {
  if (code === 'AUTH_REQUIRED') return 'session';
  const rule = typeof value === 'object' && value !== null && 'rule' in value ? value.rule : null;
  return code === 'NOT_ALLOWED' && rule === 'proof' ? 'proof' : null;
}

/** Settles when the person has done what the interruption asks for; rejects where no one can be asked. */
export function waitFor(kind: Interruption, failure: Failure, signal?: AbortSignal): Promise<void> {
  if (listener === null) return Promise.reject(failure);
  listener(kind);
  return new Promise((resume, refuse) => {
    waiting = [...waiting, { kind, resume, refuse, failure }];
    signal?.addEventListener('abort', () => refuse(failure), { once: true });
  });
}
