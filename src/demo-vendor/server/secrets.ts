import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { commitmentOf } from '../fairness/serverProof.ts';

/** A random secret of 256 bits in base64url. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** SHA-256 hash of a secret, for tables that only compare it. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Encrypts with a key derived from the session id: read access to the table is not enough to play. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/**
 * Decrypts what `seal` encrypted.
 * @throws if the secret is another or the text was changed.
 */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

const keyOf = (secret: string) => createHash('sha256').update(`visit:${secret}`).digest();

/** Server seed of a player's seed pair or of an event. */
export const serverSeedOf = (key: Buffer, name: string) => createHmac('sha256', key).update(name).digest('hex');

/** Name from which the server seed of a player’s seed pair is derived. */
export const seedName = (merchant: string, player: string, serial: number) => `player:${merchant}:${player}:${serial}`;

/** Name from which the server seed of a shared event is derived. */
export const eventName = (game: string, number: number) => `event:${game}:${number}`;

/** Commitment to the server seed of a name; reveals nothing of the seed. */
export const commitmentFor = (key: Buffer, name: string) => commitmentOf(serverSeedOf(key, name));
