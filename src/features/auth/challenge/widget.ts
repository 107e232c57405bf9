import { authCalls } from '../../../api/authCalls.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';

/** What keeps programs out of a form, whoever provides it. */
export interface Widget {
  readonly load: () => Promise<void>;
  readonly solve: () => Promise<ChallengeResult>;
  readonly reset: () => void;
}

/** Asks the server what there is to do, and has it done: the provider's puzzle, or work of our own. */
export function createWidget(): Widget {
  let task: ChallengeTask | null = null;
  return {
    async load() {
      task = await authCalls.challenge();
    },
    async solve() {
      const asked = task ?? (await authCalls.challenge());
      task = null;
      if (asked.provider === 'geetest') {
        const { solveGeetest } = await import('./geetest.ts');
        return solveGeetest(asked.captchaId);
      }
      const { solveWork } = await import('./work.ts');
      return solveWork(asked);
    },
    // A result is used up by its try; the next one begins with a new task.
    reset() {
      task = null;
    },
  };
}
