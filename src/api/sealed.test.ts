import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SealedContent } from '../wire/auth.ts';
import type { CallOptions } from './http.ts';

interface Sent {
  readonly name: string;
  readonly options: CallOptions;
}

const network = vi.hoisted(() => ({ answer: null as unknown as (sent: Sent) => unknown }));
vi.mock(import('./http.ts'), () => ({ request: async (name, options) => network.answer({ name, options }) }));

const makeKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2_048 });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: 'RSA-OAEP-256' } };
};
const credentials = { type: 'username', username: 'minhanh', password: 'a' } as const;
const payloadOf = ({ options }: Sent) => (options.body as { payload: string }).payload;
const open = async (payload: string, { privateKey }: Awaited<ReturnType<typeof makeKey>>) => {
  const { plaintext, protectedHeader } = await compactDecrypt(payload, privateKey);
  return { protectedHeader, content: JSON.parse(new TextDecoder().decode(plaintext)) as SealedContent<unknown> };
};
const load = async () => ({
  ...(await import('./sealed.ts')),
  ...(await import('./auth.ts')),
  ...(await import('./session.ts')),
  ...(await import('../wire/failure.ts')),
});

beforeEach(() => vi.resetModules());

describe('sealed calls', () => {
  it('send nothing but an envelope for this server, this call and this minute [ENTITY-07]', async () => {
    const key = await makeKey('k1');
    const sent: Sent[] = [];
    network.answer = (one) => {
      sent.push(one);
      return one.name === 'jwks' ? { keys: [key.jwk] } : {};
    };
    const { authCalls, keepMerchant } = await load();
    keepMerchant('hacson', 'web');
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
    await authCalls.changePassword(change);
    await authCalls.changePassword(change);
    expect(sent.map(({ name }) => name)).toEqual(['jwks', 'changePassword', 'changePassword']);
    expect(Object.keys(sent[1]?.options.body as object)).toEqual(['payload']);
    const [first, second] = await Promise.all(sent.slice(1).map((one) => open(payloadOf(one), key)));
    expect(first?.protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
    const { iat = 0, exp = 0, jti, ...rest } = first?.content ?? {};
    expect(rest).toEqual({ aud: 'POST /wps/member/password', merchant: 'hacson', data: change });
    expect([exp - iat <= 120, exp > iat, Math.abs(iat - Date.now() / 1_000) < 60]).toEqual([true, true, true]);
    expect(jti).toMatch(/^[\w-]{22}$/);
    expect(second?.content.jti).not.toBe(jti);
  });

  it('fetch the keys again, once, when the server no longer knows theirs', async () => {
    const [old, fresh] = await Promise.all([makeKey('k1'), makeKey('k2')]);
    let fetched = 0;
    const kids: unknown[] = [];
    const { sealedCall, Failure } = await load();
    network.answer = async (one) => {
      if (one.name === 'jwks') return { keys: [fetched++ === 0 ? old.jwk : fresh.jwk] };
      const { protectedHeader } = await open(payloadOf(one), kids.length === 0 ? old : fresh);
      kids.push(protectedHeader['kid']);
      if (kids.length === 1) throw new Failure('MALFORMED', { value: { reason: 'key' } });
      return 'answered';
    };
    expect(await sealedCall('login', credentials)).toBe('answered');
    expect([kids, fetched]).toEqual([['k1', 'k2'], 2]);
  });

  it('give up on keys that stay unknown, and immediately on every other failure', async () => {
    const key = await makeKey('k1');
    const { sealedCall, Failure } = await load();
    let calls = 0;
    let failure = new Failure('MALFORMED', { value: { reason: 'key' } });
    network.answer = (one) => {
      if (one.name === 'jwks') return { keys: [key.jwk] };
      calls++;
      throw failure;
    };
    await expect(sealedCall('login', credentials)).rejects.toBe(failure);
    expect(calls).toBe(2);
    failure = new Failure('REPLAY');
    await expect(sealedCall('login', credentials)).rejects.toBe(failure);
    expect(calls).toBe(3);
  });

  it('ask for the keys again after a fetch that failed', async () => {
    const key = await makeKey('k1');
    const { sealedCall, Failure } = await load();
    let isOnline = false;
    network.answer = (one) => {
      if (!isOnline) throw new Failure('NETWORK');
      return one.name === 'jwks' ? { keys: [key.jwk] } : 'answered';
    };
    await expect(sealedCall('login', credentials)).rejects.toMatchObject({ code: 'NETWORK' });
    isOnline = true;
    expect(await sealedCall('login', credentials)).toBe('answered');
  });

  it('carry os, platform W and 32 sealed random bytes to a trial, under gateway version 3 [API-16]', async () => {
    const key = await makeKey('k1');
    const sent: Sent[] = [];
    network.answer = (one) => {
      sent.push(one);
      return one.name === 'jwks' ? { keys: [key.jwk] } : {};
    };
    const { authCalls } = await load();
    await authCalls.enterTrial('linux');
    const trial = sent[1];
    expect(trial?.options.headers).toEqual({ 'X-Gateway-Version': '3' });
    const { payload, ...rest } = (trial?.options.body ?? {}) as { payload: string };
    expect(rest).toEqual({ os: 'linux', platform: 'W' });
    const { content } = await open(payload, key);
    expect(content.data).toMatch(/^[\w-]{43}$/);
  });
});
