import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { moneyToWire, unitsToWire } from '../../../domain/money.ts';
import type { Picture } from '../../../domain/picture.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskOffer, DeskOfferRow, DeskOffers, OfferVersion } from '../../../wire/studio/deskOffers.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { bonus, operator, promotionHead, promotionVersion } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type BookEntry, type PromotionBook, promotionOf } from '../promotionBook/index.ts';

export interface OfferDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly pictures: Pick<Pictures, 'ofBrand'>;
  readonly promotionBook: Pick<PromotionBook, 'written' | 'stored'>;
}

type HeadRow = typeof promotionHead.$inferSelect;
type VersionEntry = typeof promotionVersion.$inferSelect;

interface Paid {
  readonly members: number;
  readonly paid: bigint;
}

const shownVersions = 100;

export type Offers = ReturnType<typeof createOffers>;

/** Promotions of a brand as operators read them: those in force, and drafts of new ones. */
export function createOffers({ db, now, pictures, promotionBook }: OfferDeps) {
  const pictureOf = (tenant: Tenant, { image }: BookEntry['entry']): Picture | null =>
    image === undefined ? null : pictures.ofBrand(tenant, image, 'promotion');

  function factsOf(tenant: Tenant) {
    const { money, timeZone, languages, registration, policies, promotions, articles } = tenant.brand;
    const files = new Set([...promotions, ...articles.list].flatMap(({ image }) => image ?? []));
    return {
      symbol: money.symbol,
      timeZone,
      offered: [...languages.offered],
      minAge: registration.terms.minAge,
      approvalFrom: unitsToWire(BigInt(policies.operators.secondApprovalFrom) * 10_000n),
      pictures: [...files].flatMap((file) => {
        const picture = pictures.ofBrand(tenant, file, 'promotion');
        return picture === null ? [] : [{ file, picture }];
      }),
    };
  }

  /** Payments of promotions, by id. */
  async function paidBy(tenant: Tenant): Promise<ReadonlyMap<string, Paid>> {
    const rows = await db
      .select({
        promotion: bonus.promotion,
        members: sql<string>`count(distinct ${bonus.account})::text`,
        paid: sql<string>`sum(${bonus.amount})::text`,
      })
      .from(bonus)
      .where(and(eq(bonus.merchant, tenant.brand.merchant), eq(bonus.book, bookOf(tenant))))
      .groupBy(bonus.promotion);
    return new Map(rows.map(({ promotion, members, paid }) => [promotion, { members: Number(members), paid: BigInt(paid) }]));
  }

  function rowOf(
    tenant: Tenant,
    given: BookEntry,
    head: HeadRow | null,
    isDraft: boolean,
    paid: Paid | undefined,
  ): DeskOfferRow {
    const { entry, version, spentAt } = given;
    const rule = promotionOf(given)?.rule ?? null;
    const at = now();
    const isBefore = entry.from !== undefined && new Date(entry.from) > at;
    const isAfter = entry.until !== undefined && new Date(entry.until) <= at;
    const state = isDraft
      ? head?.endedAt == null
        ? 'draft'
        : 'ended'
      : isAfter
        ? 'ended'
        : spentAt !== null
          ? 'spent'
          : isBefore
            ? 'planned'
            : 'live';
    return {
      offer: entry.id,
      title: textOf(entry.title),
      overline: entry.overline === undefined ? null : textOf(entry.overline),
      picture: pictureOf(tenant, entry),
      kind: rule?.pay.kind ?? null,
      state,
      isOfManifest: !isDraft && version === 0,
      live: isDraft ? null : version,
      newest: head?.newest ?? 0,
      from: entry.from === undefined ? null : new Date(entry.from).toISOString(),
      until: entry.until === undefined ? null : new Date(entry.until).toISOString(),
      budget: rule?.budget == null ? null : moneyToWire(rule.budget),
      members: paid?.members ?? 0,
      paid: unitsToWire(paid?.paid ?? 0n),
    };
  }

  async function allRows(tenant: Tenant): Promise<DeskOfferRow[]> {
    const { merchant } = tenant.brand;
    const book = await promotionBook.written(tenant);
    const inForce = new Set(book.map(({ entry }) => entry.id));
    const [heads, paid] = await Promise.all([
      db.select().from(promotionHead).where(eq(promotionHead.merchant, merchant)),
      paidBy(tenant),
    ]);
    const headOf = new Map(heads.map((head) => [head.promotion, head]));
    const unpublished = heads.filter(({ promotion, newest }) => !inForce.has(promotion) && newest > 0);
    const drafts = await Promise.all(
      unpublished.map(async ({ promotion, newest }) => {
        const [row] = await versionsOf(merchant, promotion, newest);
        return row === undefined ? [] : [promotionBook.stored(tenant, row)];
      }),
    );
    const given = (entry: BookEntry, isDraft: boolean) =>
      rowOf(tenant, entry, headOf.get(entry.entry.id) ?? null, isDraft, paid.get(entry.entry.id));
    return [...drafts.flat().map((entry) => given(entry, true)), ...book.map((entry) => given(entry, false))];
  }

  const versionsOf = (merchant: string, promotion: string, version?: number): Promise<VersionEntry[]> =>
    db
      .select()
      .from(promotionVersion)
      .where(
        and(
          eq(promotionVersion.merchant, merchant),
          eq(promotionVersion.promotion, promotion),
          version === undefined ? undefined : eq(promotionVersion.version, version),
        ),
      )
      .orderBy(desc(promotionVersion.version))
      .limit(shownVersions);

  async function named(rows: readonly VersionEntry[]): Promise<OfferVersion[]> {
    const ids = [...new Set(rows.flatMap(({ madeBy, publishedBy }) => [madeBy ?? [], publishedBy ?? []].flat()))];
    const people =
      ids.length === 0
        ? []
        : await db
            .select({ id: operator.id, name: operator.name, displayName: operator.displayName })
            .from(operator)
            .where(inArray(operator.id, ids));
    const names = new Map(people.map(({ id, name, displayName }) => [id, displayName ?? name]));
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
    return rows.map(({ version, document, madeBy, madeAt, publishedBy, publishedAt }) => ({
      version,
      document: { ...document },
      madeBy: nameOf(madeBy),
      madeAt: madeAt.toISOString(),
      publishedBy: nameOf(publishedBy),
      publishedAt: publishedAt?.toISOString() ?? null,
    }));
  }

  return {
    async list(tenant: Tenant): Promise<DeskOffers> {
      return { ...factsOf(tenant), offers: await allRows(tenant) };
    },

    /** @throws Failure NOT_FOUND */
    async show(tenant: Tenant, id: string): Promise<DeskOffer> {
      const { merchant, promotions } = tenant.brand;
      const row = (await allRows(tenant)).find(({ offer }) => offer === id);
      if (row === undefined) throw new Failure('NOT_FOUND');
      const versions = await versionsOf(merchant, id);
      const ofManifest = promotions.find((each) => each.id === id);
      const written = versions.find(({ version }) => version > 0)?.document ?? ofManifest ?? {};
      return { ...factsOf(tenant), row, document: { ...written }, versions: await named(versions) };
    },
  };
}

const textOf = (text: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(text).flatMap(([language, words]) => (typeof words === 'string' ? [[language, words]] : [])),
  );
