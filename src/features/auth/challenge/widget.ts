import { authCalls } from '../../../api/auth.ts';
import { part } from '../../../api/call.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';

/** The bot challenge of a form, independent of its provider. */
export interface Widget {
  /** Whether the challenge can be solved in advance. A puzzle needs the user. */
  readonly mayBegin: () => Promise<boolean>;
  readonly load: () => Promise<void>;
  readonly solve: () => Promise<ChallengeResult>;
  readonly reset: () => void;
  /** Whether the server would reject the result as expired. */
  readonly isLate: () => boolean;
}

/** A task is valid for five minutes; a margin covers the request. */
const freshMs = 4 * 60_000;

/** Requests a challenge and solves it: the provider's puzzle, or our proof of work. */
export function createWidget(): Widget {
  let inFlight: Promise<ChallengeTask> | null = null;
  let requestedAt = 0;
  const isLate = () => Date.now() - requestedAt > freshMs;
  const task = () => {
    if (inFlight !== null && !isLate()) return inFlight;
    requestedAt = Date.now();
    const challenge = authCalls.challenge();
    challenge.catch(() => {
      if (inFlight === challenge) inFlight = null;
    });
    inFlight = challenge;
    return challenge;
  };
  return {
    mayBegin: async () => (await task()).provider === 'builtin',
    async load() {
      await task();
    },
    async solve() {
      const challenge = await task();
      if (challenge.provider === 'geetest') {
        const { solveGeetest } = await part(() => import('./geetest.ts'));
        return solveGeetest(challenge.captchaId);
      }
      const { solveWork } = await part(() => import('./solveWork.ts'));
      return solveWork(challenge);
    },
    // A result is valid for one attempt; the next one requests a new task.
    reset() {
      inFlight = null;
    },
    isLate,
  };
}
