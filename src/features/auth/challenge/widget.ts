import { authCalls } from '../../../api/auth.ts';
import { part } from '../../../api/call.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';

/** The bot challenge of a form, independent of its provider. */
export interface Widget {
  /** Whether it is work that can be done before anybody asks for it. A puzzle waits for the person. */
  readonly mayBegin: () => Promise<boolean>;
  readonly load: () => Promise<void>;
  readonly solve: () => Promise<ChallengeResult>;
  readonly reset: () => void;
  /** Whether the server would take the result for too old. */
  readonly isLate: () => boolean;
}

/** A task counts for five minutes; the way to the server takes some of them. */
const freshTime = 4 * 60_000;

/** Asks the server what there is to do, and has it done: the provider's puzzle, or work of our own. */
export function createWidget(): Widget {
  let asking: Promise<ChallengeTask> | null = null;
  let askedAt = 0;
  const isLate = () => Date.now() - askedAt > freshTime;
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
    // A result is used up by its try; the next one begins with a new task.
    reset() {
      asking = null;
    },
    isLate,
  };
}
