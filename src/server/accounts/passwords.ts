import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

/** Argon2id with the parameters OWASP recommends. */
const argon = { memory: 19_456, passes: 2, parallelism: 1 };
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const hashLength = 32;

/** Caps concurrent hashing, so that a burst of logins cannot exhaust threads and memory. */
const limit = pLimit(2);

/** Returns `algorithm$salt$hash` for storage. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  // Node.js before 24.7 lacks Argon2.
  const kind = 'argon2' in crypto ? 'argon2id' : 'scrypt';
  const hash = await limit(() => derive(kind, password, salt));
  return [kind, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Compares in constant time. A null hash takes the same time and returns false. */
export async function verifyHash(stored: string | null, password: string): Promise<boolean> {
  const [kind = '', salt = '', hash = ''] = (stored ?? (await dummyHash())).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await limit(() => derive(kind, password, Buffer.from(salt, 'base64url')));
  return given.length === expected.length && timingSafeEqual(given, expected) && stored !== null;
}

let dummyHashCache: Promise<string> | null = null;
const dummyHash = () => {
  dummyHashCache ??= hashPassword(randomBytes(16).toString('base64url'));
  return dummyHashCache;
};

const derive = (kind: string, message: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, hash: Buffer) => (error === null ? resolve(hash) : reject(error));
    if (kind === 'argon2id') crypto.argon2(kind, { message, nonce, tagLength: hashLength, ...argon }, done);
    else if (kind === 'scrypt') crypto.scrypt(message, nonce, hashLength, scryptCost, done);
    else reject(new Error('A password was hashed in a form this version does not know.'));
  });
