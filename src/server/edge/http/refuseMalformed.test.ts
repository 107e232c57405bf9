import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBrands } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import type { ServerKeys } from '../../../wire/auth.ts';
import { calls } from '../../../wire/calls.ts';
import type { Envelope } from '../../../wire/envelope.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands() });
});
afterAll(() => site.close());

const malformed = [400, 'MALFORMED'];
const headers = { host: 'alpha.test', 'content-type': 'application/json' };

async function answerOf(options: object) {
  const answer = await site.server.inject({ headers, ...options });
  return [answer.statusCode, answer.json<Envelope<unknown>>().code];
}

/** Texts of JSON members with a valid twin, and what is wrong with them. */
const faults: readonly (readonly [string, string])[] = [
  ['a NUL', '"kind":"feedback","content":"a long enough message\\u0000"'],
  ['a NUL in a key', '"kind":"feedback","content":"a long enough message","a\\u0000":1'],
  ['a lone surrogate', '"kind":"feedback","content":"a long enough message\\ud800"'],
  ['a duplicate key', '"kind":"feedback","content":"a long enough message","content":"another message"'],
  ['a duplicate key in other writing', '"kind":"feedback","content":"a long enough message","c\\u006fntent":"another message"'],
  ['a nested duplicate key', '"kind":"feedback","content":[{"a":{"b":1},"b":2,"a":3}]'],
  ['a prototype', '"kind":"feedback","content":"a long enough message","__proto__":{}'],
  ['a prototype of a constructor', '"kind":"feedback","content":"a long enough message","constructor":{"prototype":{}}'],
];

describe('a JSON body', () => {
  const send = (payload: string | Buffer) => answerOf({ method: calls.feedback.method, url: calls.feedback.path, payload });

  it.each(faults)('is refused with %s', async (_, members) => {
    expect(await send(`{${members}}`)).toEqual(malformed);
  });

  it('is refused in bytes that are no UTF-8, with a byte order mark, deep or empty', async () => {
    const text = '{"kind":"feedback","content":"a long enough message"}';
    expect(
      await send(Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])),
    ).toEqual(malformed);
    expect(await send(Buffer.from(`\u{FEFF}${text}`))).toEqual(malformed);
    expect(await send(`{"content":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).not.toContain('SYSTEM');
    expect(await send(`{"content":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)).not.toContain('SYSTEM');
    expect(await send('')).toEqual(malformed);
  });

  it('may repeat a key in different objects, and contain any character', async () => {
    const payload = '{"kind":"feedback","content":"Tiếng Việt, \\ud83d\\ude00 \u{1F600} and \\"content\\": enough words"}';
    expect((await send(payload))[0]).not.toBe(400);
    expect(await send('{"content":[{"a":1},{"a":{"a":2}}]}')).toEqual([422, 'VALIDATION']);
  });
});

describe('a URL', () => {
  it.each(['%00', '%ED%A0%80', '%FF', '%E0%A4%A', 'a%zz'])('is refused with %s in its query', async (text) => {
    expect(await answerOf({ url: `/wps/system/status?lang=vi&x=${text}` })).toEqual(malformed);
    expect(await answerOf({ url: `/index?x=${text}` })).toEqual(malformed);
  });

  it('is refused with a NUL in its path', async () => {
    expect(await answerOf({ url: '/help%00' })).toEqual(malformed);
  });

  it('may contain encoded words', async () => {
    expect((await site.get('alpha.test', `/index?x=${encodeURIComponent('Tiếng Việt 😀 100%')}+y`)).statusCode).toBe(200);
  });
});

it.each([
  'username=a%00b&email=a%40b.example',
  'username=a&username=b&email=a%40b.example',
  'username=%FF&email=a%40b.example',
])('refuses the form %s', async (payload) => {
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  expect(await answerOf({ method: 'POST', url: calls.forgotByEmail.path, headers: form, payload })).toEqual(malformed);
});

describe('the content of a sealed envelope', () => {
  const seal = async (data: string) => {
    const { keys } = (await site.get('alpha.test', calls.jwks.path)).json<Envelope<ServerKeys>>().value;
    const jwk = keys[0] ?? expect.fail('The server publishes no key.');
    const iat = Math.floor(noon.getTime() / 1_000);
    const jti = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
    const text = `{"iat":${iat},"exp":${iat + 60},"jti":"${jti}","aud":"POST ${calls.login.path}","merchant":"alpha","data":{${data}}}`;
    return new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, jwk.alg));
  };
  const send = async (data: string) =>
    answerOf({ method: calls.login.method, url: calls.login.path, payload: { payload: await seal(data) } });

  it.each([
    '"type":"username","username":"a\\u0000b","password":"p"',
    '"type":"username","username":"a\\ud800","password":"p"',
    '"type":"username","username":"a","username":"b","password":"p"',
  ])('is refused with %s', async (data) => {
    expect(await send(data)).toEqual(malformed);
  });

  it('is judged as it reads otherwise', async () => {
    expect(await send('"type":"username","username":"a","password":"p"')).toEqual([401, 'AUTH_INCORRECT']);
  });
});
