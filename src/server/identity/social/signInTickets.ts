import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Identity } from '../ports/index.ts';

const lifetimeSeconds = 20 * 60;

/**
 * Tickets that bind a sign-in at the identity provider to the page that began it: a token that was obtained elsewhere is older
 * than every ticket its thief can get. Stateless: the time is signed.
 */
export function createSignInTickets({ now, limits }: Pick<Identity, 'now' | 'limits'>) {
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const sign = (merchant: string, time: string, nonce: string) => limits.keyedHash(merchant, `sign-in-ticket:${time}:${nonce}`);

  return {
    async make(merchant: string): Promise<string> {
      const [time, nonce] = [String(seconds()), randomBytes(16).toString('base64url')];
      return [time, nonce, await sign(merchant, time, nonce)].join('.');
    },

    /** Start of the sign-in, in Unix seconds; null for a ticket that is not valid. */
    async startOf(merchant: string, ticket: string): Promise<number | null> {
      const [time = '', nonce = '', signature = ''] = ticket.split('.');
      if (!isSame(signature, await sign(merchant, time, nonce))) return null;
      const age = seconds() - Number(time);
      return age >= 0 && age <= lifetimeSeconds ? Number(time) : null;
    },
  };
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
