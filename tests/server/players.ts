import { randomUUID } from 'node:crypto';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import type { Site } from './auth-kit.ts';

/** Adds a member with the password of the demo accounts, so that a test has one no other test plays with. */
export async function addPlayer(site: Pick<Site, 'db' | 'now' | 'verification'>, username: string, merchant = 'alpha') {
  const model = await site.verification.accounts.byUsername(merchant, 'demomember');
  if (model === null) throw new Error('The demo member is not there.');
  const id = randomUUID();
  const own = {
    id,
    username,
    foldedUsername: username,
    nickname: username,
    mobile: null,
    email: null,
    foldedEmail: null,
    personal: null,
  };
  const passwordChangedAt = site.now();
  const unranked = { rank: 0, rankBook: null, rankSince: null, rankFrom: null, rankHeldUntil: null };
  const player = { ...model, ...own, ...unranked, ownCode: null, passwordChangedAt };
  await site.db.insert(account).values(player);
  // A login from an unknown network would need a further proof.
  await site.verification.verifiers.newAddress.register(player, '127.0.0.1');
  return player;
}
