import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

interface Algorithm {
  readonly name: string;
  /** As in a stored hash. */
  readonly parameters: Readonly<Record<string, number>>;
}

/** Argon2id with the parameters OWASP recommends: KiB of memory, passes, parallelism. */
const argon2id: Algorithm = { name: 'argon2id', parameters: { m: 19_456, t: 2, p: 1 } };
/** Cost as a power of two, block size, parallelism. */
const scrypt: Algorithm = { name: 'scrypt', parameters: { ln: 17, r: 8, p: 1 } };
/** Of hashes that were stored without their parameters, as `algorithm$salt$hash`. */
const unstated: Readonly<Record<string, Algorithm['parameters']>> = {
  argon2id: { m: 19_456, t: 2, p: 1 },
  scrypt: { ln: 17, r: 8, p: 1 },
};

const hashLength = 32;

/** Node.js before 24.7 lacks Argon2. */
const current = 'argon2' in crypto ? argon2id : scrypt;

/** Caps concurrent hashing, so that a burst of logins cannot exhaust threads and memory. */
const limit = pLimit(2);

/** Returns a PHC string: `$algorithm$parameters$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await limit(() => derive(current, password, salt));
  return `${headOf(current)}${encoded(salt)}$${encoded(hash)}`;
}

/** Compares in constant time. A null hash takes the same time and returns false. */
export async function verifyHash(stored: string | null, password: string): Promise<boolean> {
  const { algorithm, salt, hash } = parse(stored ?? (await dummyHash()));
  const given = await limit(() => derive(algorithm, password, salt));
  return given.length === hash.length && timingSafeEqual(given, hash) && stored !== null;
}

/** Whether a hash was made with another algorithm or other parameters than new ones are. */
export const isOutdated = (stored: string) => !stored.startsWith(headOf(current));

const headOf = ({ name, parameters }: Algorithm) => {
  const list = Object.entries(parameters).map(([key, value]) => `${key}=${value}`);
  return `$${name}$${name === 'argon2id' ? 'v=19$' : ''}${list.join(',')}$`;
};

/** @throws for a form this version does not know */
function parse(stored: string) {
  const parts = stored.split('$');
  const [hash = '', salt = '', parameters = ''] = [...parts].reverse();
  const name = (stored.startsWith('$') ? parts[1] : parts[0]) ?? '';
  const stated = stored.startsWith('$')
    ? Object.fromEntries(
        parameters
          .split(',')
          .map((pair) => pair.split('='))
          .map(([key, value]) => [key, Number(value)]),
      )
    : unstated[name];
  if (stated === undefined) throw unknownForm();
  return {
    algorithm: { name, parameters: stated as Algorithm['parameters'] },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

const encoded = (bytes: Buffer) => bytes.toString('base64url');
const unknownForm = () => new Error('A password was hashed in a form this version does not know.');

let dummyHashCache: Promise<string> | null = null;
const dummyHash = () => {
  dummyHashCache ??= hashPassword(randomBytes(16).toString('base64url'));
  return dummyHashCache;
};

const derive = ({ name, parameters: { m = 0, t = 0, ln = 0, r = 0, p = 0 } }: Algorithm, message: string, nonce: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    const done = (error: Error | null, hash: Buffer) => (error === null ? resolve(hash) : reject(error));
    if (name === 'argon2id') {
      crypto.argon2(name, { message, nonce, tagLength: hashLength, memory: m, passes: t, parallelism: p }, done);
    } else if (name === 'scrypt') {
      crypto.scrypt(message, nonce, hashLength, { N: 2 ** ln, r, p, maxmem: 256 * 1024 * 1024 }, done);
    } else reject(unknownForm());
  });
