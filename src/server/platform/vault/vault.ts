import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { installationSecret } from '../db/tables/accounts.ts';
import { StartError } from '../startError/index.ts';
import type { DataKey, DataKeys } from './dataKeys.ts';
import { randomSecret } from './randomSecret.ts';
import { contextOf, rootsName, type SealedContext, sealedColumns } from './sealedColumns.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const storedKeyName = 'data-key';

/** Encrypts with the first data key and decrypts with any; the context must match when decrypting. */
export interface Seals {
  close(text: string, context: SealedContext): string;
  /** @throws if no key of the ring opens it, or the context is another */
  open(closed: string, context: SealedContext): string;
  /** Start of everything that the first key has sealed. */
  readonly prefix: string;
}

/** Key from which keyed hashes, secrets for vendors and server seeds of games are derived. The same for the life of the data. */
export type Purpose = 'hashes' | 'vendors' | 'seeds';

export interface Vault {
  close(text: string, context: SealedContext): Promise<string>;
  open(closed: string, context: SealedContext): Promise<string>;
  /** HMAC of a value that must not be stored in plain text; the same in every process. */
  keyedHash(merchant: string, text: string): Promise<string>;
  /** The secret shared with a vendor for a merchant that is derived instead of stored. */
  vendorSecret(merchant: string, vendor: string): string;
  readonly seedRoot: Buffer;
}

/**
 * Encryption at rest (AES-256-GCM) and keyed hashes. Data keys change (`reseal.ts`); the roots of everything derived are
 * sealed in the database and stay.
 *
 * @param dataKeys null uses a key stored in the database, generated once; that protects a leaked table, not a leaked database
 * @throws {StartError} if the data of the database was sealed with another key
 */
export async function openVault(db: Db, dataKeys: DataKeys | null): Promise<Vault> {
  const keys = dataKeys ?? [await makeStoredKey(db)];
  const seals = createSeals(keys);
  const roots = await openRoots(db, keys, seals);
  const hash = (root: Buffer, text: string) => createHmac('sha256', root).update(text).digest('base64url');
  return {
    close: async (text, context) => seals.close(text, context),
    open: async (closed, context) => seals.open(closed, context),
    keyedHash: async (merchant, text) => hash(roots.hashes, `${merchant}\n${text}`),
    vendorSecret: (merchant, vendor) => hash(roots.vendors, `${merchant}\nvendor:${vendor}`),
    seedRoot: roots.seeds,
  };
}

/** Sealed texts: `v2.<key id>.<iv>.<body>`, and `v1.<iv>.<body>` of a key without an id. */
export function createSeals(keys: DataKeys): Seals {
  const ring = keys.map(({ id, key }) => ({ id, key: derived(key, 'data') }));
  const headOf = (id: string | null) => (id === null ? 'v1' : `v2.${id}`);
  const [first = { id: null, key: Buffer.alloc(0) }] = ring;
  const prefix = `${headOf(first.id)}.`;
  const aadOf = (id: string | null, context: SealedContext) => Buffer.from(id === null ? context : `${headOf(id)}\n${context}`);

  const decrypt = (key: Buffer, iv: string, body: string, aad: Buffer) => {
    const bytes = Buffer.from(body, 'base64url');
    const decryptor = createDecipheriv(cipher, key, Buffer.from(iv, 'base64url'), { authTagLength: tagBytes })
      .setAAD(aad)
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decryptor.update(bytes.subarray(0, -tagBytes)), decryptor.final()]).toString('utf8');
  };

  return {
    prefix,

    close(text, context) {
      const iv = randomBytes(ivBytes);
      const encryptor = createCipheriv(cipher, first.key, iv, { authTagLength: tagBytes }).setAAD(aadOf(first.id, context));
      const closed = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final(), encryptor.getAuthTag()]);
      return `${prefix}${iv.toString('base64url')}.${closed.toString('base64url')}`;
    },

    open(closed, context) {
      const parts = closed.split('.');
      if (parts[0] === 'v2' && parts.length === 4) {
        const [, id = '', iv = '', body = ''] = parts;
        const held = ring.find((one) => one.id === id);
        if (held === undefined) throw new Error(`DATA_KEY lacks the key "${id}", which sealed this.`);
        return decrypt(held.key, iv, body, aadOf(id, context));
      }
      if (parts[0] !== 'v1' || parts.length !== 3)
        throw new Error('Something was encrypted in a form this version does not know.');
      const [, iv = '', body = ''] = parts;
      let fault: unknown = null;
      // Without an id any key of the ring may have sealed it; the tag says which.
      for (const { key } of ring) {
        try {
          return decrypt(key, iv, body, aadOf(null, context));
        } catch (error) {
          fault = error;
        }
      }
      throw fault;
    },
  };
}

type Roots = Readonly<Record<Purpose, Buffer>>;

const derived = (key: Buffer, label: string) => Buffer.from(hkdfSync('sha256', key, '', label, 32));

/** Reads or creates the roots. Processes that start concurrently all end up with the same ones. */
async function openRoots(db: Db, keys: DataKeys, seals: Seals): Promise<Roots> {
  const context = contextOf.installationSecret(rootsName);
  const read = async () => (await db.select().from(installationSecret).where(eq(installationSecret.name, rootsName)))[0];
  let row = await read();
  if (row === undefined) {
    const value = seals.close(serialized(await makeRoots(db, keys)), context);
    await db.insert(installationSecret).values({ name: rootsName, value }).onConflictDoNothing();
    row = await read();
  }
  try {
    const {
      hashes = '',
      vendors = '',
      seeds = '',
    } = JSON.parse(seals.open(row?.value ?? '', context)) as Record<string, string>;
    return { hashes: bytesOf(hashes), vendors: bytesOf(vendors), seeds: bytesOf(seeds) };
  } catch (error) {
    throw wrongKey(error);
  }
}

/** Of an installation without data, derived by purpose; otherwise what its data was made with before the roots were kept. */
async function makeRoots(db: Db, keys: DataKeys): Promise<Roots> {
  const sample = await firstSealed(db);
  if (sample === null) {
    const { key } = keys[0];
    return { hashes: derived(key, 'marks'), vendors: derived(key, 'vendors'), seeds: derived(key, 'seeds') };
  }
  const used = keys.find((key) => opens(key, sample));
  if (used === undefined) throw wrongKey(null);
  const hashes = derived(used.key, 'marks');
  const seeds = createHmac('sha256', hashes).update('\nseeds of games').digest('base64url');
  return { hashes, vendors: hashes, seeds: Buffer.from(seeds) };
}

interface Sealed {
  readonly closed: string;
  readonly context: SealedContext;
}

async function firstSealed(db: Db): Promise<Sealed | null> {
  for (const { table, key, column, contextOf: contextOfKey, only } of sealedColumns) {
    if (only !== undefined) continue;
    const fields = { closed: column, ...Object.fromEntries(key.map((part, index) => [`key${index}`, part])) };
    const [row] = await db
      .select(fields)
      .from(table)
      .where(and(isNotNull(column), ne(column, '')))
      .limit(1);
    if (row !== undefined) {
      return {
        closed: String(row.closed),
        context: contextOfKey(...key.map((_, index) => String(row[`key${index}` as 'closed']))),
      };
    }
  }
  return null;
}

function opens(key: DataKey, { closed, context }: Sealed): boolean {
  try {
    createSeals([key]).open(closed, context);
    return true;
  } catch {
    return false;
  }
}

const serialized = (roots: Roots) =>
  JSON.stringify(Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, root.toString('base64url')])));
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

const wrongKey = (cause: unknown) =>
  new StartError(
    {
      en: 'DATA_KEY does not open the data of this database. Add the key it was sealed with to DATA_KEY; if it was started without DATA_KEY until now, run: npm run keys -- rotate.',
      vi: 'DATA_KEY không mở được dữ liệu của cơ sở dữ liệu này. Hãy thêm khoá đã dùng vào DATA_KEY; nếu trước đây chạy không có DATA_KEY, hãy chạy: npm run keys -- rotate.',
    },
    { cause },
  );

/** The key that the database keeps; null if there is none. */
export async function storedKey(db: Pick<Db, 'select'>): Promise<DataKey | null> {
  const [row] = await db.select().from(installationSecret).where(eq(installationSecret.name, storedKeyName));
  return row === undefined ? null : { id: null, key: Buffer.from(row.value, 'base64url') };
}

export const deleteStoredKey = (db: Pick<Db, 'delete'>) =>
  db.delete(installationSecret).where(eq(installationSecret.name, storedKeyName));

/** Processes that start concurrently all end up with the same key. */
async function makeStoredKey(db: Db): Promise<DataKey> {
  const value = randomSecret();
  await db.insert(installationSecret).values({ name: storedKeyName, value }).onConflictDoNothing();
  return (await storedKey(db)) ?? { id: null, key: Buffer.from(value, 'base64url') };
}
