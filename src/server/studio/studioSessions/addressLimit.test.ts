import { expect, it } from 'vitest';
import { createSignIn, type SignInDeps } from './signIn.ts';

const noon = new Date('2026-11-20T05:00:00.000Z');

/** The way in, with a limit that is used up for these keys; nothing after the limit is reached. */
function signInWith(usedUp: readonly string[]) {
  const taken: unknown[] = [];
  const limits = {
    take: async (asked: { readonly key: string }) => {
      taken.push(asked);
      return !usedUp.includes(asked.key);
    },
    remaining: async () => 60,
  };
  const db = {
    select: () => {
      throw new Error('beyond the limit');
    },
  };
  const signIn = createSignIn({ limits, db, now: () => noon } as unknown as SignInDeps);
  const tryFrom = (address: string) => signIn.password({ name: 'mai', password: 'wrong' }, { address, trusted: [] });
  return { taken, tryFrom };
}

it('each address has a limit by itself, of 50 passwords in a quarter of an hour', async () => {
  const { taken, tryFrom } = signInWith(['studio.address:192.0.2.1']);
  await expect(tryFrom('192.0.2.1')).rejects.toMatchObject({
    code: 'AUTH_WAIT',
    value: { triesLeft: 0, lockedUntil: '2026-11-20T05:01:00.000Z' },
  });
  await expect(tryFrom('192.0.2.2')).rejects.toThrow('beyond the limit');
  expect(taken).toEqual([
    { merchant: '-', key: 'studio.address:192.0.2.1', uses: 50, seconds: 900 },
    { merchant: '-', key: 'studio.address:192.0.2.2', uses: 50, seconds: 900 },
  ]);
});
