import type { SealedContent, ServerKeys } from '../wire/auth.ts';
import { type CallName, calls } from '../wire/calls.ts';
import type { Answer, EnvelopeCall, Sealed, SealedCall, Sending } from '../wire/definitions/index.ts';
import { Failure } from '../wire/failure.ts';
import { call, part } from './call.ts';
import type { HowToSend } from './http.ts';
import { sessionValues } from './session.ts';

/** The server accepts up to 120. */
const envelopeTtlSeconds = 60;

let keys: Promise<ServerKeys> | null = null;

const serverKeys = (): Promise<ServerKeys> => {
  keys ??= call('jwks').catch((thrown: unknown) => {
    keys = null;
    throw thrown;
  });
  return keys;
};

const encryption = () => part(() => import('./encrypt.ts'));

/** Preloads the encryption chunk for a form that will need it, in case the connection is lost before the submit. */
export function prepareSealing(): void {
  encryption().catch(() => undefined);
}

/** Encrypts the data of a call for this server; the envelope is valid for this call only, and once. */
export async function seal(name: CallName, data: unknown, now: () => number = Date.now): Promise<string> {
  const [{ CompactEncrypt, importJWK }, { keys: published }] = await Promise.all([encryption(), serverKeys()]);
  const [newest] = published;
  if (newest === undefined) throw new Failure('SYSTEM');
  const iat = Math.floor(now() / 1_000);
  const content: SealedContent<unknown> = {
    iat,
    exp: iat + envelopeTtlSeconds,
    jti: randomText(16),
    aud: `${calls[name].method} ${calls[name].path}`,
    merchant: sessionValues.read('merchant') ?? '',
    data,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: newest.kid })
    .encrypt(await importJWK(newest, 'RSA-OAEP-256'));
}

/** Sends a call whose body is an envelope. */
export const sealedCall = <Name extends EnvelopeCall>(name: Name, data: Sealed<Name>): Promise<Answer<Name>> =>
  sealedWith(name, data, (payload) => call(name, { body: { payload } } as HowToSend & Sending<Name>));

/** Sends a call with a new envelope. If the server no longer has the key, fetches the keys again and retries once. */
export async function sealedWith<Name extends SealedCall>(
  name: Name,
  data: Sealed<Name>,
  send: (payload: string) => Promise<Answer<Name>>,
): Promise<Answer<Name>> {
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
