import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask } from '../../../wire/verification.ts';
import type { Identity } from '../ports/index.ts';

const lifetimeSeconds = 5 * 60;
/** Leading zero bits required: about a second of work on a phone. */
const bits = 15;

type Deps = Pick<Identity, 'now' | 'limits'>;

/**
 * Proof of work: cheap for one browser, expensive for mass requests, and accessible because it needs no user
 * interaction. Stateless until a result arrives: the task is signed.
 */
export function createBuiltinChallenge({ now, limits }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const sign = (merchant: string, lot: string, time: string) => limits.keyedHash(merchant, `challenge:${lot}:${bits}:${time}`);

  return {
    async task(merchant: string): Promise<ChallengeTask> {
      const lot = randomBytes(16).toString('base64url');
      const time = String(seconds());
      return {
        provider: 'builtin',
        lot_number: lot,
        seed: seedOf(merchant, lot),
        bits,
        pass_token: await sign(merchant, lot, time),
        gen_time: time,
      };
    },

    /** True for a valid, unexpired solution to a task we signed; each solution is accepted once. */
    async passed(merchant: string, result: ChallengeResult): Promise<boolean> {
      const { lot_number: lot, captcha_output: found, pass_token: signature, gen_time: time } = result;
      if (!isSame(signature, await sign(merchant, lot, time))) return false;
      const age = seconds() - Number(time);
      if (!(age >= 0 && age <= lifetimeSeconds)) return false;
      const digest = createHash('sha256')
        .update(`${seedOf(merchant, lot)}${found}`)
        .digest();
      if (leadingZeros(digest) < bits) return false;
      return limits.take({ merchant, key: `challenge-used:${lot}`, uses: 1, seconds: 2 * lifetimeSeconds });
    },
  };
}

const seedOf = (merchant: string, lot: string) => `${merchant}.${lot}.`;

/** Number of leading zero bits. */
export function leadingZeros(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
