import { scryptSync } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { openVault } from '../../platform/vault/index.ts';
import { createAccounts } from './accountStore.ts';
import { hashPassword, isOutdated, verifyHash } from './passwords.ts';

const salt = Buffer.alloc(16, 3);
const oldScrypt = (password: string) => {
  const hash = scryptSync(password, salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 });
  return ['scrypt', salt.toString('base64url'), hash.toString('base64url')].join('$');
};

it('states its parameters in the hash, so that they can be raised', async () => {
  const stored = await hashPassword('Mat-khau-27');
  expect(stored).toMatch(/^\$(?:argon2id\$v=19\$m=19456,t=2,p=1|scrypt\$ln=17,r=8,p=1)\$[\w-]{22}\$[\w-]{43}$/);
  expect([await verifyHash(stored, 'Mat-khau-27'), await verifyHash(stored, 'mat-khau-27')]).toEqual([true, false]);
  expect(isOutdated(stored)).toBe(false);
});

it('verifies hashes with other parameters, and those stored without any', async () => {
  const cheap = scryptSync('Mat-khau-27', salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const stated = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64url')}$${cheap.toString('base64url')}`;
  for (const stored of [stated, oldScrypt('Mat-khau-27')]) {
    expect([await verifyHash(stored, 'Mat-khau-27'), await verifyHash(stored, 'another')]).toEqual([true, false]);
    expect(isOutdated(stored)).toBe(true);
  }
});

it('verifies what the algorithm of today made before its parameters were stored', async () => {
  const parts = (await hashPassword('Mat-khau-27')).split('$');
  const stored = [parts[1], ...parts.slice(-2)].join('$');
  expect([await verifyHash(stored, 'Mat-khau-27'), await verifyHash(stored, 'another')]).toEqual([true, false]);
  expect(isOutdated(stored)).toBe(true);
});

it('refuses an algorithm it does not know', async () => {
  await expect(verifyHash('$bcrypt$c=12$AAAA$AAAA', 'Mat-khau-27')).rejects.toThrow('does not know');
});

it('renews an outdated hash when its password is typed, and only then', async () => {
  const site = await openTestServer({ brands: createBrandsFolder('alpha') });
  const accounts = createAccounts({ db: site.db, now: () => noon, vault: await openVault(site.db, site.settings.dataKeys) });
  const one = () =>
    site.db
      .select()
      .from(account)
      .where(and(eq(account.merchant, 'alpha'), isNotNull(account.passwordHash)));
  const id = (await one())[0]?.id ?? '';
  const isOwn = and(eq(account.merchant, 'alpha'), eq(account.id, id));
  await site.db
    .update(account)
    .set({ passwordHash: oldScrypt('Mat-khau-27') })
    .where(isOwn);
  const found = await accounts.byId('alpha', id);
  expect(await accounts.verifyPassword(found, 'another')).toBe(false);
  expect((await accounts.byId('alpha', id))?.passwordHash).toBe(found?.passwordHash);
  expect(await accounts.verifyPassword(found, 'Mat-khau-27')).toBe(true);
  const renewed = await accounts.byId('alpha', id);
  expect(isOutdated(renewed?.passwordHash ?? '')).toBe(false);
  expect(await accounts.verifyPassword(renewed, 'Mat-khau-27')).toBe(true);
  await site.close();
});
