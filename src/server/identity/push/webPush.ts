import { createECDH, createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { encrypt } from 'http_ece';
import { SignJWT } from 'jose';
import type { PushDevice } from '../../../wire/push.ts';

/** A key pair of P-256, by which push services know this installation (RFC 8292). */
export interface ServerKeys {
  /** Base64url of the uncompressed point, as browsers take it. */
  readonly publicKey: string;
  readonly jwk: JsonWebKey;
}

/** Accepted by push services for at most a day. */
const tokenSeconds = 12 * 3_600;

export function newServerKeys(): ServerKeys {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const { x = '', y = '' } = createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' })).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), jwk };
}

/** The text encrypted for one browser (RFC 8291). */
export function sealedFor({ keys }: Pick<PushDevice, 'keys'>, text: string): Buffer {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return encrypt(Buffer.from(text), {
    version: 'aes128gcm',
    dh: keys.p256dh,
    privateKey: own,
    authSecret: keys.auth,
  });
}

/**
 * The header that proves to a push service who sends.
 *
 * @param contact Address of the site, by which the service can find its operator.
 */
export async function authorizationFor(
  endpoint: URL,
  { publicKey, jwk }: ServerKeys,
  contact: string,
  at: Date,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(endpoint.origin)
    .setExpirationTime(seconds + tokenSeconds)
    .setSubject(contact)
    .sign(createPrivateKey({ key: jwk, format: 'jwk' }));
  return `vapid t=${token}, k=${publicKey}`;
}
