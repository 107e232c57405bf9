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
  let asking: Promise<ChallengeTask> | null = null;
  let askedAt = 0;
  const isLate = () => Date.now() - askedAt > freshMs;
  const task = () => {
    if (asking !== null && !isLate()) return asking;
    askedAt = Date.now();
    const asked = authCalls.challenge();
    asked.catch(() => {
      if (asking === asked) asking = null;
    });
    asking = asked;
    return asked;
  };
  return {
    mayBegin: async () => (await task()).provider === 'builtin',
    async load() {
      await task();
    },
    async solve() {
      const asked = await task();
      if (asked.provider === 'geetest') {
        const { solveGeetest } = await part(() => import('./geetest.ts'));
        return solveGeetest(asked.captchaId);
      }
      const { solveWork } = await part(() => import('./solveWork.ts'));
      return solveWork(asked);
    },
    // A result is valid for one attempt; the next one requests a new task.
    reset() {
      asking = null;
    },
    isLate,
  };
}
