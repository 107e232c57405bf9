import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPreviewTokens } from './tokens.ts';

const sha256 = (text: string) => createHash('sha256').update(text);
const vault = { keyedHash: async (merchant: string, text: string) => sha256(`${merchant}|${text}`).digest('base64url') };
const tokens = createPreviewTokens(vault);

/** Base 32 of RFC 4648 in small letters, bit by bit. */
function base32(bytes: Buffer, length: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)?.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(five, 2)]) ?? [];
  return letters.join('').slice(0, length);
}
const hashed = (text: string, length: number) => base32(sha256(`-|${text}`).digest(), length);

it('a token is 130 bits and 65 of their MAC, the same for one purpose', async () => {
  const secret = hashed('preview.secret\neditor of alpha', 26);
  const token = await tokens.derived('editor of alpha');
  expect(token).toBe(`${secret}${hashed(`preview.mac\n${secret}`, 13)}`);
  expect(await tokens.isGenuine(token)).toBe(true);
  expect(await tokens.derived('editor of beta')).not.toBe(token);
  const random = await Promise.all([tokens.random(), tokens.random()]);
  expect(new Set(random.map((each) => each.slice(0, 26))).size).toBe(2);
  for (const each of random) expect([each.length, await tokens.isGenuine(each)]).toEqual([39, true]);
  expect(tokens.hashOf(token)).toBe(sha256(token).digest('base64url'));
});

it('a token with a letter changed, missing or added is not genuine, nor one of another installation', async () => {
  const token = await tokens.random();
  const other = (letter: string) => (letter === 'a' ? 'b' : 'a');
  const changed = [0, 25, 26, 38].map((at) => `${token.slice(0, at)}${other(token[at] ?? '')}${token.slice(at + 1)}`);
  for (const made of [...changed, token.slice(1), token.slice(0, -1), `${token}a`, `a${token}`, token.toUpperCase(), ''])
    expect([made, await tokens.isGenuine(made)]).toEqual([made, false]);
  const elsewhere = createPreviewTokens({ keyedHash: async (_merchant, text) => sha256(text).digest('base64url') });
  expect(await elsewhere.isGenuine(token)).toBe(false);
});
