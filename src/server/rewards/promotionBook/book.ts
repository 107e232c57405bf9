import { and, eq, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { storedPromotion } from '../../../manifest/index.ts';
import { createContentVersions } from '../../platform/contentVersions/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { promotionHead, promotionVersion } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { BookEntry, Entry } from './rules.ts';

interface BookDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/** A promotion as operators have put it in force. */
interface Stored {
  readonly promotion: string;
  /** Null if only its end, or that its budget is spent, is stored. */
  readonly live: number | null;
  readonly document: unknown;
  readonly endedAt: Date | null;
  readonly spentAt: Date | null;
}

/** A version as it is stored. */
interface StoredVersion {
  readonly version: number;
  readonly document: unknown;
}

/** Rows of a merchant, by the content version that they were read at. */
interface Rows {
  readonly version: number;
  readonly stored: readonly Stored[];
}

/** Former versions of promotions in memory; one is about 3 kB. */
const maxFormer = 1_000;

export type PromotionBook = ReturnType<typeof createPromotionBook>;

/**
 * The promotions of a tenant as they are now: those of its manifest, and those that operators wrote, which take the place of one with
 * the same id. Everything that shows or pays promotions reads them here. They are read again with every content version, so that all
 * processes follow a change within half a second and a page view asks the database for nothing.
 */
export function createPromotionBook({ db, now }: BookDeps) {
  const versionOf = createContentVersions({ db, now });
  const rows = new Map<string, Rows | Promise<Rows>>();
  const merged = new WeakMap<Tenant, { readonly rows: Rows; readonly entries: readonly BookEntry[] }>();
  const former = new LRUCache<string, BookEntry>({ max: maxFormer });

  const read = async (merchant: string, version: number): Promise<Rows> => ({
    version,
    stored: await db
      .select({
        promotion: promotionHead.promotion,
        live: promotionHead.live,
        document: promotionVersion.document,
        endedAt: promotionHead.endedAt,
        spentAt: promotionHead.spentAt,
      })
      .from(promotionHead)
      .leftJoin(
        promotionVersion,
        and(
          eq(promotionVersion.merchant, promotionHead.merchant),
          eq(promotionVersion.promotion, promotionHead.promotion),
          eq(promotionVersion.version, promotionHead.live),
        ),
      )
      .where(eq(promotionHead.merchant, merchant))
      .orderBy(promotionHead.promotion),
  });

  function rowsAt(merchant: string, version: number): Rows | Promise<Rows> {
    const known = rows.get(merchant);
    if (known !== undefined && !(known instanceof Promise) && known.version === version) return known;
    if (known instanceof Promise) return known.then((done) => (done.version === version ? done : rowsAt(merchant, version)));
    const before = known;
    const reading = read(merchant, version).then(
      (done) => {
        rows.set(merchant, done);
        return done;
      },
      (error: unknown) => {
        // The rows before stay in use for those who have no version to wait for; the next reader tries again.
        if (before === undefined) rows.delete(merchant);
        else rows.set(merchant, before);
        throw error;
      },
    );
    rows.set(merchant, reading);
    return reading;
  }

  function entriesFrom(tenant: Tenant, given: Rows): readonly BookEntry[] {
    const known = merged.get(tenant);
    if (known?.rows === given) return known.entries;
    const entries = merge(tenant, given.stored);
    merged.set(tenant, { rows: given, entries });
    return entries;
  }

  /** The promotions of a tenant, from memory without a promise while they are known. */
  function of(tenant: Tenant): readonly BookEntry[] | Promise<readonly BookEntry[]> {
    const { merchant } = tenant.brand;
    const version = versionOf(merchant);
    const found = typeof version === 'number' ? rowsAt(merchant, version) : version.then((known) => rowsAt(merchant, known));
    return found instanceof Promise ? found.then((given) => entriesFrom(tenant, given)) : entriesFrom(tenant, found);
  }

  return {
    of,

    /** The content version of a merchant, which the content of its pages follows too. */
    versionOf,

    /** The same as the database has them at this moment, for those who change them. */
    async written(tenant: Tenant): Promise<readonly BookEntry[]> {
      return merge(tenant, (await read(tenant.brand.merchant, 0)).stored);
    },

    /** A stored version as it would be in force. */
    stored: ({ brand }: Tenant, { version, document }: StoredVersion): BookEntry => ({
      entry: storedPromotion(brand, document),
      version,
      spentAt: null,
    }),

    /** A promotion by its id, as it is now; null if there is none. */
    async find(tenant: Tenant, id: string): Promise<BookEntry | null> {
      return (await of(tenant)).find(({ entry }) => entry.id === id) ?? null;
    },

    /**
     * The terms of a version that is in force no more, for those who hold it; null if it was never published. An end of the promotion
     * ends them too.
     */
    async termsOf(on: Pick<Db | DbTransaction, 'select'>, tenant: Tenant, { id, version }: Held): Promise<BookEntry | null> {
      const { merchant } = tenant.brand;
      const [head] = await on
        .select({ endedAt: promotionHead.endedAt })
        .from(promotionHead)
        .where(and(eq(promotionHead.merchant, merchant), eq(promotionHead.promotion, id)));
      const key = JSON.stringify([tenant.digest, merchant, id, version, head?.endedAt ?? null]);
      const known = former.get(key);
      if (known !== undefined) return known;
      const [row] = await on
        .select({ document: promotionVersion.document })
        .from(promotionVersion)
        .where(
          and(
            eq(promotionVersion.merchant, merchant),
            eq(promotionVersion.promotion, id),
            eq(promotionVersion.version, version),
            isNotNull(promotionVersion.publishedAt),
          ),
        );
      if (row === undefined) return null;
      const entry = endedAt(storedPromotion(tenant.brand, row.document), head?.endedAt ?? null);
      const terms: BookEntry = { entry, version, spentAt: null };
      former.set(key, terms);
      return terms;
    },
  };
}

/** A version of a promotion. */
interface Held {
  readonly id: string;
  readonly version: number;
}

/** The promotions of a manifest, with those that are stored in their place; others that are stored come first. */
function merge(tenant: Tenant, rows: readonly Stored[]): readonly BookEntry[] {
  const { promotions } = tenant.brand;
  const stored = new Map(rows.map((row) => [row.promotion, row]));
  const own = new Set(promotions.map(({ id }) => id));
  const added = rows.flatMap((row) => (own.has(row.promotion) ? [] : (storedEntry(tenant, row) ?? [])));
  const manifested = promotions.map((entry): BookEntry => {
    const row = stored.get(entry.id);
    if (row === undefined) return { entry, version: 0, spentAt: null };
    return storedEntry(tenant, row) ?? { entry: endedAt(entry, row.endedAt), version: 0, spentAt: row.spentAt };
  });
  return [...added, ...manifested];
}

function storedEntry({ brand }: Tenant, { live, document, endedAt: end, spentAt }: Stored): BookEntry | null {
  if (live === null || document === null) return null;
  return { entry: endedAt(storedPromotion(brand, document), end), version: live, spentAt };
}

/** A promotion that was ended shows and pays as one whose time is over. */
function endedAt(entry: Entry, end: Date | null): Entry {
  if (end === null || (entry.until !== undefined && new Date(entry.until) <= end)) return entry;
  return { ...entry, until: end.toISOString() };
}
