import { and, eq } from 'drizzle-orm';
import { type Money, zero } from '../../../domain/money.ts';
import { type StatedPromotion, type TermFault, termFaults } from '../../../domain/promotionTerms.ts';
import { promotionProblems } from '../../../manifest/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { DeskOffer, OfferProblem, OfferSave } from '../../../wire/studio/deskOffers.ts';
import { changeContent } from '../../platform/contentVersions/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { promotionHead, promotionVersion } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type BookEntry, promotionOf } from '../promotionBook/index.ts';
import { paidTogether } from '../promotions/index.ts';
import { changesText } from './changes.ts';
import type { OfferDeps, Offers } from './offers.ts';

export interface OfferActDeps extends OfferDeps {
  readonly audit: Pick<Audit, 'note'>;
}

type Tx = Pick<DbTransaction, 'select' | 'insert' | 'update'>;
type Head = typeof promotionHead.$inferSelect;
type Document = OfferSave['document'];

interface Published {
  readonly id: string;
  readonly version: number;
  readonly askedBy: string;
  readonly approvedBy: string | null;
}

/** More than a brand shows. */
const maxOffers = 500;

/** Acts of operators on promotions. Each is noted in its transaction; what visitors see shows within half a second. */
export function createOfferActs({ db, now, audit, pictures, promotionBook }: OfferActDeps, offers: Pick<Offers, 'show'>) {
  const keyOf = ({ brand: { merchant } }: Tenant, id: string) =>
    and(eq(promotionHead.merchant, merchant), eq(promotionHead.promotion, id));

  const headIn = async (tx: Tx, tenant: Tenant, id: string): Promise<Head | null> =>
    (await tx.select().from(promotionHead).where(keyOf(tenant, id)).for('update'))[0] ?? null;

  async function documentIn(tx: Tx, { brand: { merchant } }: Tenant, id: string, version: number) {
    const [row] = await tx
      .select()
      .from(promotionVersion)
      .where(
        and(eq(promotionVersion.merchant, merchant), eq(promotionVersion.promotion, id), eq(promotionVersion.version, version)),
      );
    return row ?? null;
  }

  /** @throws Failure VALIDATION with what the schema of manifests finds, or a picture that the brand has not */
  function refuseInvalid(tenant: Tenant, id: string, document: Document): void {
    const problems: OfferProblem[] = promotionProblems(tenant.brand, document)
      .filter(({ severity }) => severity === 'error')
      .map(({ pointer, message: { vi, en } }) => ({ pointer, message: { vi, en: en ?? vi } }));
    const image = document['image'];
    const isMissing = typeof image === 'string' && pictures.ofBrand(tenant, image, 'promotion') === null;
    if (problems.length > 0) throw new Failure('VALIDATION', { value: { problems } });
    if (document['id'] !== id) throw new Failure('VALIDATION', { value: { field: 'id' } });
    if (isMissing) throw new Failure('VALIDATION', { value: { field: 'image' } });
  }

  /** @throws Failure VALIDATION with what the words lack */
  function refuseUnsaid({ brand }: Tenant, { title, terms, rule }: BookEntry['entry']): void {
    const stated: StatedPromotion = {
      title,
      ...(terms === undefined ? {} : { terms }),
      ...(rule === undefined ? {} : { rule }),
    };
    const { offered } = brand.languages;
    const faults: readonly TermFault[] = termFaults(stated, { offered, minAge: brand.registration.terms.minAge });
    if (faults.length > 0) throw new Failure('VALIDATION', { value: { terms: faults } });
  }

  /** The one that the manifest has under an id, for a promotion that no version has replaced. */
  const ofManifest = ({ brand }: Tenant, id: string) => brand.promotions.find((each) => each.id === id) ?? null;

  async function publishIn(
    tx: Tx,
    tenant: Tenant,
    { id, version, askedBy, approvedBy }: Published,
    judge: Judge,
  ): Promise<void> {
    const { merchant } = tenant.brand;
    const head = await headIn(tx, tenant, id);
    const row = head === null ? null : await documentIn(tx, tenant, id, version);
    if (head === null || row === null) throw new Failure('NOT_FOUND');
    // Published before, by the same request or by another one.
    if (head.live === version && head.endedAt === null) return;
    if (head.newest !== version) throw new Failure('CONFLICT', { value: { newest: head.newest } });
    refuseInvalid(tenant, id, row.document);
    const next = promotionBook.stored(tenant, row);
    refuseUnsaid(tenant, next.entry);
    const formerRow = head.live === null ? null : await documentIn(tx, tenant, id, head.live);
    const former = formerRow === null ? ofManifest(tenant, id) : promotionBook.stored(tenant, formerRow).entry;
    const rule = promotionOf(next)?.rule ?? null;
    const isSame = head.endedAt === null && former !== null && paysTheSame(former, next.entry);
    // What pays as before costs no more; without a limit it may cost any sum.
    if (rule !== null && !isSame) {
      if (rule.budget === null) await judge(tx, zero, unlimited);
      else await judge(tx, rule.budget);
    }
    const at = now();
    const manifested = ofManifest(tenant, id);
    if (head.live === null && manifested !== null) {
      // Those who entered by the manifest's terms keep them.
      const zeroth = { merchant, promotion: id, version: 0, document: { ...manifested }, madeAt: at, publishedAt: at };
      await tx.insert(promotionVersion).values(zeroth).onConflictDoNothing();
    }
    await tx
      .update(promotionVersion)
      .set({ publishedAt: at, publishedBy: approvedBy ?? askedBy })
      .where(
        and(eq(promotionVersion.merchant, merchant), eq(promotionVersion.promotion, id), eq(promotionVersion.version, version)),
      );
    const paid = rule?.budget == null ? 0n : await paidTogether(tx, { merchant, book: bookOf(tenant), promotion: id });
    const spentAt = rule?.budget != null && paid >= rule.budget ? at : null;
    await tx.update(promotionHead).set({ live: version, endedAt: null, endedBy: null, spentAt }).where(keyOf(tenant, id));
    const details = {
      operator: askedBy,
      promotion: id,
      former: head.live === null ? (former === null ? '–' : '0') : String(head.live),
      version: String(version),
      change: changesText(formerRow?.document ?? former, row.document),
      ...(approvedBy === null ? {} : { approvedBy }),
    };
    await audit.note({ merchant, kind: 'offer.published', details }, tx);
    await changeContent(tx, merchant, at);
  }

  return {
    /**
     * Writes the next version; the site shows it once it is published.
     * @throws Failure VALIDATION with what is wrong, CONFLICT with the last version if it is not the expected one
     */
    async save(tenant: Tenant, by: ActingOperator, id: string, { expected, document }: OfferSave): Promise<DeskOffer> {
      const { merchant } = tenant.brand;
      refuseInvalid(tenant, id, document);
      await db.transaction(async (tx) => {
        const count = await tx.$count(promotionHead, eq(promotionHead.merchant, merchant));
        if (count >= maxOffers) throw new Failure('VALIDATION', { value: { rule: 'count', limit: maxOffers } });
        await tx.insert(promotionHead).values({ merchant, promotion: id, newest: 0 }).onConflictDoNothing();
        const head = await headIn(tx, tenant, id);
        if (head === null || head.newest !== expected) throw new Failure('CONFLICT', { value: { newest: head?.newest ?? 0 } });
        const version = expected + 1;
        const former = expected === 0 ? ofManifest(tenant, id) : (await documentIn(tx, tenant, id, expected))?.document;
        await tx.insert(promotionVersion).values({ merchant, promotion: id, version, document, madeBy: by.id, madeAt: now() });
        await tx.update(promotionHead).set({ newest: version }).where(keyOf(tenant, id));
        const details = {
          operator: by.id,
          promotion: id,
          former: String(expected),
          version: String(version),
          change: changesText(former, document),
        };
        await audit.note({ merchant, kind: 'offer.saved', details }, tx);
      });
      return offers.show(tenant, id);
    },

    /**
     * Puts the last version in force. A budget from the threshold of the brand on, or none, needs a second operator.
     * @throws Failure NOT_FOUND, CONFLICT if it is not the last one, VALIDATION with what its words lack
     */
    publish: (tenant: Tenant, published: Published, judge: Judge): Promise<void> =>
      db.transaction((tx) => publishIn(tx, tenant, published, judge)),

    /** Ends a promotion now, for those too who hold former terms; again it changes nothing. @throws Failure NOT_FOUND */
    async end(tenant: Tenant, by: ActingOperator, id: string, { reason }: Reasoned): Promise<DeskOffer> {
      const { merchant } = tenant.brand;
      const { row } = await offers.show(tenant, id);
      await db.transaction(async (tx) => {
        await tx.insert(promotionHead).values({ merchant, promotion: id, newest: 0 }).onConflictDoNothing();
        const head = await headIn(tx, tenant, id);
        if (head === null || head.endedAt !== null) return;
        const at = now();
        await tx.update(promotionHead).set({ endedAt: at, endedBy: by.id }).where(keyOf(tenant, id));
        const version = head.live === null ? '0' : String(head.live);
        const details = { operator: by.id, promotion: id, version, former: row.until ?? '–', result: at.toISOString(), reason };
        await audit.note({ merchant, kind: 'offer.ended', details }, tx);
        await changeContent(tx, merchant, at);
      });
      return offers.show(tenant, id);
    },
  };
}

/** Counts against every threshold. */
const unlimited = (1n << 62n) as Money;

/** Whether two versions pay the same to the same people at the same time. */
function paysTheSame(one: BookEntry['entry'], other: BookEntry['entry']): boolean {
  const costs = ({ rule, from, until }: BookEntry['entry']) => JSON.stringify([sorted(rule), from ?? null, until ?? null]);
  return costs(one) === costs(other);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
