import type { SealedContent, ServerKeys } from '../wire/auth.ts';
import { type CallName, calls } from '../wire/calls.ts';
import { Failure } from '../wire/failure.ts';
import { call } from './call.ts';
import { part } from './part.ts';
import { sessionValues } from './session.ts';

/** Seconds an envelope may be opened; the server allows 120. */
const envelopeLife = 60;

let keys: Promise<ServerKeys> | null = null;

const serverKeys = (): Promise<ServerKeys> => {
  keys ??= call<ServerKeys>('jwks').catch((thrown: unknown) => {
    keys = null;
    throw thrown;
  });
  return keys;
};

const encryption = () => part(() => import('./encrypt.ts'));

/** Fetches what sealing takes, ahead of a form that will need it: the connection may be gone by then. */
export function prepareSealing(): void {
  encryption().catch(() => undefined);
}

/** Encrypts what a call says so that only this server reads it, once, for this call. */
export async function seal(name: CallName, data: unknown, now: () => number = Date.now): Promise<string> {
  const [{ CompactEncrypt, importJWK }, { keys: published }] = await Promise.all([encryption(), serverKeys()]);
  const [newest] = published;
  if (newest === undefined) throw new Failure('SYSTEM');
  const iat = Math.floor(now() / 1_000);
  const content: SealedContent<unknown> = {
    iat,
    exp: iat + envelopeLife,
    jti: randomText(16),
    aud: `${calls[name].method} ${calls[name].path}`,
    merchant: sessionValues.read('merchant') ?? '',
    data,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: newest.kid })
    .encrypt(await importJWK(newest, 'RSA-OAEP-256'));
}

/** Sends with a fresh envelope; keys the server no longer knows are fetched again, once. */
export async function sealedCall<Value>(
  name: CallName,
  data: unknown,
  send: (payload: string) => Promise<Value> = (payload) => call<Value>(name, { body: { payload } }),
): Promise<Value> {
  const payload = await seal(name, data);
  try {
    return await send(payload);
  } catch (thrown) {
    if (!isUnknownKey(thrown)) throw thrown;
    keys = null;
    return send(await seal(name, data));
  }
}

/** Random bytes as base64url. */
export function randomText(bytes: number): string {
  const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isUnknownKey = (thrown: unknown): boolean =>
  thrown instanceof Failure &&
  thrown.code === 'MALFORMED' &&
  typeof thrown.value === 'object' &&
  thrown.value !== null &&
  'reason' in thrown.value &&
  thrown.value.reason === 'key';
