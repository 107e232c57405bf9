import { desc, lt } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { ServerKeys } from '../../../wire/auth.ts';
import type { Db } from '../../platform/db/index.ts';
import { envelopeKey } from '../../platform/db/tables/index.ts';
import { contextOf, type Vault } from '../../platform/vault/index.ts';

type PublicKey = ServerKeys['keys'][number];
type PrivateKey = Awaited<ReturnType<typeof importJWK>>;

interface HeldKey {
  readonly kid: string;
  readonly rotation: number;
  readonly createdAt: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: PrivateKey;
}

export interface EnvelopeKeysDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'open' | 'close'>;
}

const dayMs = 86_400_000;
/** Rotation interval. The previous key still decrypts during the overlap. */
const lifetimeMs = 90 * dayMs;
const overlapMs = dayMs;
const cacheTtlMs = 60_000;
export const algorithms = { key: 'RSA-OAEP-256', content: 'A256GCM' } as const;

/** Envelope encryption key pairs, shared by all processes and rotated every 90 days. */
export function createEnvelopeKeys({ db, now, vault }: EnvelopeKeysDeps) {
  let cached: { readonly at: number; readonly keys: Promise<readonly HeldKey[]> } | null = null;

  const read = (): Promise<readonly HeldKey[]> => {
    const keys = readOrRotate();
    cached = { at: now().getTime(), keys };
    keys.catch(() => {
      cached = null;
    });
    return keys;
  };

  const current = () => (cached !== null && Math.abs(now().getTime() - cached.at) < cacheTtlMs ? cached.keys : read());

  return {
    async published(): Promise<ServerKeys> {
      return { keys: (await current()).map(({ publicKey }) => publicKey) };
    },

    /** Null if the key is unknown. A cache miss reads the database again, because another process may have just rotated. */
    async privateKey(kid: string): Promise<PrivateKey | null> {
      const findIn = (keys: readonly HeldKey[]) => keys.find((key) => key.kid === kid)?.privateKey ?? null;
      const known = findIn(await current());
      if (known !== null || !/^[0-9]{1,9}$/.test(kid.split('-').at(-1) ?? '')) return known;
      return findIn(await read());
    },
  };

  async function readOrRotate(): Promise<readonly HeldKey[]> {
    const moment = now().getTime();
    const kept = await readKeys();
    const newest = kept[0];
    const keys =
      newest === undefined || newest.createdAt.getTime() + lifetimeMs <= moment ? await rotate(newest?.rotation ?? 0) : kept;
    return keys.filter((_, index) => index === 0 || (keys[index - 1]?.createdAt.getTime() ?? 0) + overlapMs > moment);
  }

  /** Processes that rotate concurrently insert the same rotation number; one row wins and all use it. */
  async function rotate(last: number): Promise<readonly HeldKey[]> {
    const { publicKey, privateKey } = await generateKeyPair(algorithms.key, { modulusLength: 3_072, extractable: true });
    const { n = '', e = '' } = await exportJWK(publicKey);
    const rotation = last + 1;
    const kid = `${crypto.randomUUID().slice(0, 8)}-${rotation}`;
    const closed = await vault.close(JSON.stringify(await exportJWK(privateKey)), contextOf.envelopeKey(kid));
    const createdAt = now();
    await db
      .insert(envelopeKey)
      .values({ kid, rotation, publicKey: { n, e }, privateKey: closed, createdAt })
      .onConflictDoNothing();
    await db.delete(envelopeKey).where(lt(envelopeKey.rotation, rotation - 1));
    return readKeys();
  }

  async function readKeys(): Promise<readonly HeldKey[]> {
    const rows = await db.select().from(envelopeKey).orderBy(desc(envelopeKey.rotation)).limit(2);
    return Promise.all(
      rows.map(async ({ kid, rotation, createdAt, publicKey, privateKey }) => ({
        kid,
        rotation,
        createdAt,
        publicKey: { kty: 'RSA' as const, use: 'enc' as const, alg: algorithms.key, kid, ...publicKey },
        privateKey: await importJWK(
          JSON.parse(await vault.open(privateKey, contextOf.envelopeKey(kid))) as JWK,
          algorithms.key,
        ),
      })),
    );
  }
}

export type EnvelopeKeys = ReturnType<typeof createEnvelopeKeys>;
