import { trustedAddress } from '../../../runtime/scripts/index.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';
import { tryWork, type Work } from './work.ts';

/** URL of the worker's file in the build. */
const { './work.worker.ts': workerAddress = '' } = import.meta.glob<string>('./work.worker.ts', {
  eager: true,
  query: '?worker&url',
  import: 'default',
});

/** Hashes per task on the main thread, in browsers without workers. */
const slice = 500;

/** Solves our own proof-of-work challenge in a worker. Requires no user interaction. */
export async function solveWork({
  seed,
  bits,
  lot_number,
  pass_token,
  gen_time,
}: Extract<ChallengeTask, { readonly provider: 'builtin' }>): Promise<ChallengeResult> {
  const found = await inThread({ seed, bits }).catch(() => inPage({ seed, bits }));
  return { lot_number, captcha_output: found, pass_token, gen_time };
}

function inThread(work: Work): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const thread = new Worker(trustedAddress('challenge', workerAddress), { type: 'module' });
    const end = (settle: () => void) => {
      thread.terminate();
      settle();
    };
    thread.addEventListener('message', ({ data }: MessageEvent<string>) => end(() => resolve(data)));
    thread.addEventListener('error', () => end(() => reject(new Error('The thread did not start.'))));
    thread.postMessage(work);
  });
}

async function inPage(work: Work): Promise<string> {
  for (let start = 0; ; start += slice) {
    const found = tryWork(work, start, slice);
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
