import { CompactEncrypt, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { nonce } from '../../platform/db/tables/index.ts';
import { algorithms, type EnvelopeKeys } from './envelopeKeys.ts';
import { createOpenEnvelope } from './openEnvelope.ts';

/** Sealed bodies: for one brand and one call, for a short time, and once. */

let database: Database;
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let time = noon;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
  pair = await generateKeyPair(algorithms.key, { modulusLength: 2048 });
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await database.db.delete(nonce);
});

const seconds = noon.getTime() / 1_000;
let made = 0;
const content = (more: object = {}) => ({
  iat: seconds,
  exp: seconds + 60,
  jti: `nonce-${String((made += 1)).padStart(16, '0')}`,
  aud: 'POST /login',
  merchant: 'alpha',
  data: { username: 'an' },
  ...more,
});
const seal = (text: string, header: object = {}) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: algorithms.key, enc: algorithms.content, kid: 'k1', ...header })
    .encrypt(pair.publicKey);
const open = (payload: string, more: object = {}) =>
  createOpenEnvelope({
    db: database.db,
    now: () => time,
    keys: { privateKey: async (kid: string) => (kid === 'k1' ? pair.privateKey : null) } as unknown as EnvelopeKeys,
  })({ merchant: 'alpha', aud: 'POST /login', payload, ...more });
const outcome = async (sealed: Promise<string>, more: object = {}) =>
  open(await sealed, more).then(
    () => 'opened',
    ({ code, value }: { code: string; value?: { reason?: string } }) =>
      value?.reason === undefined ? code : `${code} ${value.reason}`,
  );
const of = (more: object) => outcome(seal(JSON.stringify(content(more))));

it('gives what was sealed, once, and refuses it the second time', async () => {
  const sealed = await seal(JSON.stringify(content()));
  expect(await open(sealed)).toEqual({ username: 'an' });
  await expect(open(sealed)).rejects.toMatchObject({ code: 'REPLAY' });
  // The same nonce is another one's at another brand.
  const jti = content().jti;
  expect([await of({ jti }), await of({ jti })]).toEqual(['opened', 'REPLAY']);
  const foreign = seal(JSON.stringify(content({ jti, merchant: 'beta' })));
  expect(await outcome(foreign, { merchant: 'beta' })).toBe('opened');
  // Remembered for longer than the envelope is valid: its end, and the tolerated clocks of both sides.
  const [row] = await database.db.select().from(nonce);
  expect(row?.until).toEqual(new Date((seconds + 60 + 120) * 1_000));
});

it.each([
  ['of another call', { aud: 'POST /other' }],
  ['of another brand', { merchant: 'beta' }],
  ['that lasts too long', { exp: seconds + 121 }],
  ['that ends as it begins', { exp: seconds }],
  ['of which the end is no number', { exp: 'x' }],
  ['of which the begin is no whole number', { iat: seconds + 0.5 }],
  ['with a short nonce', { jti: 'a'.repeat(21) }],
  ['with a long nonce', { jti: 'a'.repeat(23) }],
  ['with a nonce of other signs', { jti: `${'a'.repeat(21)}.` }],
  ['with a nonce that is a number', { jti: 1 }],
  ['without data', { data: undefined }],
  ['with a number for its call', { aud: 1 }],
  ['with a number for its brand', { merchant: 1 }],
])('one %s is refused', async (_case, more) => {
  expect(await of(more)).toBe('MALFORMED');
});

it.each([
  [{ iat: seconds - 100, exp: seconds - 60 }, 'opened'],
  [{ iat: seconds - 100, exp: seconds - 61 }, 'MALFORMED'],
  [{ iat: seconds + 60, exp: seconds + 100 }, 'opened'],
  [{ iat: seconds + 61, exp: seconds + 100 }, 'MALFORMED'],
  [{ iat: seconds, exp: seconds + 120 }, 'opened'],
  [{ iat: seconds, exp: seconds + 1 }, 'opened'],
])('one of the times %o is %s: clocks may differ by a minute', async (times, expected) => {
  expect(await of(times)).toBe(expected);
});

it.each(['', '[]', 'null', '1', '{', '{"iat":1,"iat":2}'])('one that holds %j is refused', async (text) => {
  expect(await outcome(seal(text))).toBe('MALFORMED');
});

it('says of an unknown key alone that it is the key, which the browser then fetches again', async () => {
  const text = JSON.stringify(content());
  expect(await outcome(seal(text, { kid: 'k2' }))).toBe('MALFORMED key');
  expect(await outcome(seal(text, { kid: undefined }))).toBe('MALFORMED key');
  expect(await outcome(Promise.resolve('no.envelope'))).toBe('MALFORMED');
  expect(await outcome(seal(text, { enc: 'A128GCM' }))).toBe('MALFORMED');
});
