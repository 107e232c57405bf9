import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { installationSecret } from '../db/tables/accounts.ts';
import type { Vault } from './account.ts';

const version = 'v1';
const cipher = 'aes-256-gcm';
const secretName = 'data-key';

export interface Keyring extends Vault {
  /** HMAC of a value that must not be stored in plain text; the same in every process. */
  keyedHash(merchant: string, text: string): Promise<string>;
}

/**
 * Encryption at rest (AES-256-GCM). The key comes from the environment; without one it is generated once and
 * stored in the database, which protects a leaked table but not a leaked database.
 */
export function createVault(db: Db, dataKey: Buffer | null): Keyring {
  let keysCache: Promise<Keys> | null = null;
  const keys = (): Promise<Keys> => {
    keysCache ??= (dataKey === null ? storedKey(db) : Promise.resolve(dataKey)).then(derive);
    keysCache.catch(() => {
      keysCache = null;
    });
    return keysCache;
  };

  return {
    async close(text, context) {
      const { data } = await keys();
      const iv = randomBytes(12);
      const encryptor = createCipheriv(cipher, data, iv).setAAD(Buffer.from(context));
      const closed = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final(), encryptor.getAuthTag()]);
      return [version, iv.toString('base64url'), closed.toString('base64url')].join('.');
    },

    async open(closed, context) {
      const { data } = await keys();
      const [formatVersion, iv = '', body = ''] = closed.split('.');
      if (formatVersion !== version) throw new Error('Something was encrypted in a form this version does not know.');
      const bytes = Buffer.from(body, 'base64url');
      const decryptor = createDecipheriv(cipher, data, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decryptor.update(bytes.subarray(0, -16)), decryptor.final()]).toString('utf8');
    },

    async keyedHash(merchant, text) {
      const { marks } = await keys();
      return createHmac('sha256', marks).update(`${merchant}\n${text}`).digest('base64url');
    },
  };
}

interface Keys {
  readonly data: Buffer;
  readonly marks: Buffer;
}

const derive = (key: Buffer): Keys => ({ data: derivedKey(key, 'data'), marks: derivedKey(key, 'marks') });

const derivedKey = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));

/** Reads or creates the stored key. Processes that start concurrently all end up with the same one. */
async function storedKey(db: Db): Promise<Buffer> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(installationSecret).values({ name: secretName, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(installationSecret).where(eq(installationSecret.name, secretName));
  return Buffer.from(row?.value ?? made, 'base64url');
}
