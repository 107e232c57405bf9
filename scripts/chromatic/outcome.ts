/** Exit codes of `npm run chromatic`. Only 1 means visual changes. */
export const exitCodes = { equal: 0, changed: 1, usage: 2, budget: 3, unanswered: 4, tokenless: 5, failed: 6 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface Outcome {
  readonly code: ExitCode;
  readonly sentence: string;
}

/** Result of the Chromatic CLI process. */
export interface Ended {
  readonly status: number | null;
  readonly timedOut: boolean;
  readonly output: string;
}

const service = 'The verdict of `npm run snapshots` stands.';

/**
 * Maps the process result to an exit code. Chromatic's code 1 can also mean an internal error, so it counts as "changed"
 * only if a build was created.
 */
export function outcomeOf({ status, timedOut, output }: Ended): Outcome {
  const build = /https?:\/\/\S*[?&]appId=\S+|https?:\/\/\S*chromatic\S*\/build\S*|Build \d+/.exec(output)?.[0] ?? null;
  if (timedOut) return { code: exitCodes.unanswered, sentence: `Chromatic did not answer in time. ${service}` };
  if (status === 0) return { code: exitCodes.equal, sentence: 'Chromatic found no change.' };
  if (status === 1 && build !== null) return { code: exitCodes.changed, sentence: `Chromatic found changes: ${build}` };
  if (status === 11 || status === 12)
    return { code: exitCodes.budget, sentence: `Chromatic's account has no snapshots left. ${service}` };
  if (status !== null && status >= 200 && status < 210)
    return { code: exitCodes.unanswered, sentence: `Chromatic could not be reached, or refused the token. ${service}` };
  return { code: exitCodes.failed, sentence: `Chromatic failed with its code ${status ?? 'unknown'}. ${service}` };
}
