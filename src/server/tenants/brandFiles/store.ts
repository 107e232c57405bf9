import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/index.ts';
import { brandFile } from '../../platform/db/tables/index.ts';

export interface StoredFile {
  readonly digest: string;
  readonly bytes: Buffer;
  /** Media type. */
  readonly type: string;
}

/** Interface that an object store would have to offer in place of the table. */
export interface FileStore {
  /** Stores the bytes unless they are there, and returns their SHA-256. */
  put(bytes: Buffer, type: string): Promise<string>;
  get(digest: string): Promise<StoredFile | null>;
}

/** In bytes; the files of a few brands that are edited right now. */
const cachedBytes = 64 * 1024 * 1024;

/** Files in the database, with a cache in memory: their content never changes. */
export function createFileStore(db: Db, now: () => Date): FileStore {
  const cache = new LRUCache<string, StoredFile>({ maxSize: cachedBytes, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  return {
    async put(bytes, type) {
      const digest = createHash('sha256').update(bytes).digest('hex');
      await db.insert(brandFile).values({ digest, bytes, type, size: bytes.length, createdAt: now() }).onConflictDoNothing();
      return digest;
    },
    async get(digest) {
      const cached = cache.get(digest);
      if (cached !== undefined) return cached;
      const [row] = await db
        .select({ digest: brandFile.digest, bytes: brandFile.bytes, type: brandFile.type })
        .from(brandFile)
        .where(eq(brandFile.digest, digest));
      if (row === undefined) return null;
      cache.set(digest, row);
      return row;
    },
  };
}
