import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { envelopeKey } from '../../platform/db/tables/index.ts';
import type { Vault } from '../../platform/vault/index.ts';
import { createEnvelopeKeys } from './envelopeKeys.ts';

/** Keys by which browsers seal: shared by processes, renewed every ninety days, the former one for a day more. */

const minuteMs = 60_000;
const dayMs = 86_400_000;
let database: Database;
let time = noon;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await database.db.delete(envelopeKey);
});

const vault = {
  close: async (text: string, context: string) => `${context}|${text}`,
  open: async (sealed: string, context: string) => {
    expect(sealed.startsWith(`${context}|`)).toBe(true);
    return sealed.slice(context.length + 1);
  },
} as unknown as Vault;
const process = () => createEnvelopeKeys({ db: database.db, now: () => time, vault });
const kidsOf = async (keys: ReturnType<typeof process>) => (await keys.published()).keys.map(({ kid }) => kid);
const pass = (ms: number) => {
  time = new Date(noon.getTime() + ms);
};

it('are the same for every process, and open what was sealed by what is published', async () => {
  const [here, there] = [process(), process()];
  const [[kid = ''], others] = [await kidsOf(here), await kidsOf(there)];
  expect(others).toEqual([kid]);
  expect(kid).toMatch(/^[\da-f]{8}-1$/);
  const [published] = (await here.published()).keys;
  expect(published).toMatchObject({ kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid });
  expect(Object.keys(published ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const sealed = await new CompactEncrypt(new TextEncoder().encode('text'))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importJWK(published ?? expect.fail('No key.')));
  const { plaintext } = await compactDecrypt(sealed, (await there.privateKey(kid)) ?? expect.fail('No key.'));
  expect(new TextDecoder().decode(plaintext)).toBe('text');
  expect(await here.privateKey('other-1')).toBeNull();
});

it('are renewed after ninety days, the former one opens for a day more, and the one before is gone', async () => {
  const [first = ''] = await kidsOf(process());
  pass(90 * dayMs - 1);
  expect(await kidsOf(process())).toEqual([first]);
  pass(90 * dayMs);
  const [second = '', ...rest] = await kidsOf(process());
  expect([second.endsWith('-2'), rest]).toEqual([true, [first]]);
  pass(91 * dayMs - 1);
  expect(await process().privateKey(first)).not.toBeNull();
  pass(91 * dayMs);
  expect([await kidsOf(process()), await process().privateKey(first)]).toEqual([[second], null]);
  pass(180 * dayMs);
  const [third = '', ...former] = await kidsOf(process());
  expect([third.endsWith('-3'), former]).toEqual([true, [second]]);
  expect((await database.db.select().from(envelopeKey)).map(({ kid }) => kid).toSorted()).toEqual([second, third].toSorted());
});

it('are read again after a minute, and immediately for a key that another process may have made', async () => {
  const [here, there] = [process(), process()];
  const [first = ''] = await kidsOf(here);
  // Time for another process to renew it.
  await database.db.update(envelopeKey).set({ createdAt: new Date(noon.getTime() - 90 * dayMs) });
  const [second = ''] = await kidsOf(there);
  expect(second).not.toBe(first);
  // Kept for a minute, whichever way the clock goes.
  for (const ms of [minuteMs - 1, 1 - minuteMs]) {
    pass(ms);
    expect(await kidsOf(here)).toEqual([first]);
  }
  // No number of a renewal: nothing to look for.
  for (const kid of ['other-x', 'other-x2', 'other-2x', 'other-', 'other-1234567890']) {
    expect(await here.privateKey(kid)).toBeNull();
    expect(await kidsOf(here)).toEqual([first]);
  }
  expect(await here.privateKey(second)).not.toBeNull();
  expect((await kidsOf(here))[0]).toBe(second);
  await database.db.delete(envelopeKey);
  pass(0);
  expect(await kidsOf(here)).toContain(second);
  pass(1);
  expect(await kidsOf(here)).not.toContain(second);
});
