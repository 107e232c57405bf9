import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecretUse, Vendor } from '../../../manifest/index.ts';
import { createLoadingCache } from '../caches/loadingCache.ts';
import type { Db } from '../db/index.ts';
import { vendorSecret } from '../db/tables/vendors.ts';
import type { Audit } from '../events/audit.ts';
import { contextOf, type Vault } from '../vault/index.ts';
import type { SharedSecrets } from './sharedSecrets.ts';

interface SecretsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'open' | 'close' | 'vendorSecret'>;
  readonly audit: Pick<Audit, 'note'>;
  /** The secrets of the environment. */
  readonly shared: Pick<SharedSecrets, 'of'>;
}

const storedTtlMs = 5_000;
const maxEntries = 5_000;

/** Outcome of storing a secret; `restored`: it is the former one, which ends the rotation. */
export type Stored = 'stored' | 'unchanged' | 'restored' | 'formerIsValid';

/** The secrets that a vendor, or another company, shares with each merchant. */
export interface SecretSource {
  /** HMAC secret for this merchant; null if there is none, so that no call can be signed. */
  secretOf(merchant: string): Promise<string | null>;
  /** Secrets by which calls are accepted: this one and, during a rotation, the former. */
  acceptedSecretsOf(merchant: string): Promise<readonly string[]>;
}

export type VendorSecrets = ReturnType<typeof createVendorSecrets>;

/**
 * Secrets shared with vendors, per merchant. During a rotation two are valid: the new one signs our calls, the vendor may use
 * either.
 */
export function createVendorSecrets({ db, now, vault, audit, shared }: SecretsDeps) {
  const cache = createLoadingCache<readonly string[]>({ max: maxEntries, ttlMs: storedTtlMs, now });
  const isOf = (vendor: string, merchant: string) => and(eq(vendorSecret.merchant, merchant), eq(vendorSecret.vendor, vendor));

  const open = async (vendor: string, merchant: string, row: typeof vendorSecret.$inferSelect) => ({
    current: await vault.open(row.secret, contextOf.vendorSecret(merchant, vendor)),
    former: row.former === null ? null : await vault.open(row.former, contextOf.formerVendorSecret(merchant, vendor)),
  });

  const stored = async (vendor: string, merchant: string): Promise<readonly string[]> => {
    const [row] = await db.select().from(vendorSecret).where(isOf(vendor, merchant));
    if (row === undefined) return [];
    const { current, former } = await open(vendor, merchant, row);
    return former === null ? [current] : [current, former];
  };

  const derived = (vendor: string) => async (merchant: string) => vault.vendorSecret(merchant, vendor);

  return {
    /** Derived from a root of the installation, so that it is not stored. */
    derived,

    /** The secrets of a vendor, or of another company, as its entry says; none for a merchant that has none. */
    of({ id, secret }: Pick<Vendor, 'id' | 'secret'>, use: SecretUse = 'vendor'): SecretSource {
      const acceptedSecretsOf = async (merchant: string): Promise<readonly string[]> => {
        if (secret === 'derived') return [await derived(id)(merchant)];
        if (secret === 'stored') return cache(`${id} ${merchant}`, () => stored(id, merchant));
        return shared.of(use, secret.slice('env:'.length), use === 'vendor' ? null : merchant);
      };
      return { acceptedSecretsOf, secretOf: async (merchant) => (await acceptedSecretsOf(merchant))[0] ?? null };
    },

    /**
     * Stores a secret that the vendor chose, encrypted. The one in use stays valid until it is retired; while there is such a
     * former one, only that can be stored, which undoes the change. Processes follow within `storedTtlMs`.
     */
    store: (vendor: string, merchant: string, secret: string): Promise<Stored> =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(vendorSecret).where(isOf(vendor, merchant)).for('update');
        const { current, former } = row === undefined ? { current: null, former: null } : await open(vendor, merchant, row);
        if (secret === current) return 'unchanged';
        if (former !== null && secret !== former) return 'formerIsValid';
        const values = {
          secret: await vault.close(secret, contextOf.vendorSecret(merchant, vendor)),
          former:
            current === null || former !== null
              ? null
              : await vault.close(current, contextOf.formerVendorSecret(merchant, vendor)),
          changedAt: now(),
        };
        await tx
          .insert(vendorSecret)
          .values({ merchant, vendor, ...values })
          .onConflictDoUpdate({ target: [vendorSecret.merchant, vendorSecret.vendor], set: values });
        await audit.note({ merchant, kind: 'vendorSecret.changed', details: { vendor } }, tx);
        return former === null ? 'stored' : 'restored';
      }),

    /** Ends the former secret; false if none is valid. */
    async retire(vendor: string, merchant: string): Promise<boolean> {
      const retired = await db
        .update(vendorSecret)
        .set({ former: null })
        .where(and(isOf(vendor, merchant), isNotNull(vendorSecret.former)))
        .returning({ vendor: vendorSecret.vendor });
      if (retired.length > 0) await audit.note({ merchant, kind: 'vendorSecret.retired', details: { vendor } });
      return retired.length > 0;
    },

    /** Since when a former secret is valid beside its successor; null outside a rotation. */
    async formerSince(vendor: string, merchant: string): Promise<Date | null> {
      const [row] = await db
        .select({ changedAt: vendorSecret.changedAt })
        .from(vendorSecret)
        .where(and(isOf(vendor, merchant), isNotNull(vendorSecret.former)));
      return row?.changedAt ?? null;
    },
  };
}
