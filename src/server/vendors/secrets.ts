import { and, eq } from 'drizzle-orm';
import type { Vendor } from '../../manifest/index.ts';
import type { Identity } from '../accounts/account.ts';
import { vendorSecret } from '../db/tables/vendors.ts';
import { createLoadingCache } from '../loadingCache.ts';
import { contextOf } from '../vault/index.ts';

interface SecretsDeps {
  readonly identity: Pick<Identity, 'db' | 'now' | 'vault'>;
  /** A secret of the environment; null if it is not set. */
  readonly environmentSecret: (variable: string) => string | null;
}

const storedTtlMs = 5_000;
const maxEntries = 5_000;

export type VendorSecrets = ReturnType<typeof createVendorSecrets>;

/** Secrets shared with vendors, per merchant. */
export function createVendorSecrets({ identity: { db, now, vault }, environmentSecret }: SecretsDeps) {
  const cache = createLoadingCache<string | null>({ max: maxEntries, ttlMs: storedTtlMs, now });

  const stored = async (vendor: string, merchant: string): Promise<string | null> => {
    const [row] = await db
      .select()
      .from(vendorSecret)
      .where(and(eq(vendorSecret.merchant, merchant), eq(vendorSecret.vendor, vendor)));
    return row === undefined ? null : vault.open(row.secret, contextOf.vendorSecret(merchant, vendor));
  };

  const derived = (vendor: string) => async (merchant: string) => vault.vendorSecret(merchant, vendor);

  return {
    /** Derived from a root of the installation, so that it is not stored. */
    derived,

    /** The secret of a vendor as its entry says; null if there is none for the merchant. */
    of:
      ({ id, secret }: Pick<Vendor, 'id' | 'secret'>) =>
      async (merchant: string): Promise<string | null> => {
        if (secret === 'derived') return derived(id)(merchant);
        if (secret === 'stored') return cache(`${id} ${merchant}`, () => stored(id, merchant));
        return environmentSecret(secret.slice('env:'.length));
      },

    /** Stores a secret that the vendor chose, encrypted. Processes use it within `storedTtlMs`. */
    async store(vendor: string, merchant: string, secret: string): Promise<void> {
      const row = { secret: await vault.close(secret, contextOf.vendorSecret(merchant, vendor)), changedAt: now() };
      await db
        .insert(vendorSecret)
        .values({ merchant, vendor, ...row })
        .onConflictDoUpdate({ target: [vendorSecret.merchant, vendorSecret.vendor], set: row });
    },
  };
}
