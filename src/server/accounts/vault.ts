import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { installationSecret } from '../db/tables/accounts.ts';
import type { Vault } from './account.ts';

const version = 'v1';
const cipher = 'aes-256-gcm';
const secretName = 'data-key';

export interface Keyring extends Vault {
  /** Keyed hash of something that must not be written, the same for every process. */
  keyedHash(merchant: string, text: string): Promise<string>;
}

/**
 * What is encrypted at rest is encrypted here. The key comes from the environment; without one it is made
 * once and kept in the database, which protects a copy of single tables but not of the whole database.
 */
export function createVault(db: Db, dataKey: Buffer | null): Keyring {
  let known: Promise<Keys> | null = null;
  const keys = (): Promise<Keys> => {
    known ??= (dataKey === null ? keptKey(db) : Promise.resolve(dataKey)).then(derive);
    known.catch(() => {
      known = null;
    });
    return known;
  };

  return {
    async close(text, context) {
      const { data } = await keys();
      const iv = randomBytes(12);
      const sealing = createCipheriv(cipher, data, iv).setAAD(Buffer.from(context));
      const closed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
      return [version, iv.toString('base64url'), closed.toString('base64url')].join('.');
    },

    async open(closed, context) {
      const { data } = await keys();
      const [form, iv = '', body = ''] = closed.split('.');
      if (form !== version) throw new Error('Something was encrypted in a form this version does not know.');
      const bytes = Buffer.from(body, 'base64url');
      const opening = createDecipheriv(cipher, data, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([opening.update(bytes.subarray(0, -16)), opening.final()]).toString('utf8');
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

const derive = (key: Buffer): Keys => ({ data: part(key, 'data'), marks: part(key, 'marks') });

const part = (key: Buffer, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));

/** Several processes may start at once: one key is kept and all of them use it. */
async function keptKey(db: Db): Promise<Buffer> {
  const made = randomBytes(32).toString('base64url');
  await db.insert(installationSecret).values({ name: secretName, value: made }).onConflictDoNothing();
  const [row] = await db.select().from(installationSecret).where(eq(installationSecret.name, secretName));
  return Buffer.from(row?.value ?? made, 'base64url');
}
