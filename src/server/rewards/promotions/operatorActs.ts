import { and, asc, eq, inArray } from 'drizzle-orm';
import { moneyFromUnits, unitsToWire } from '../../../domain/money.ts';
import { nextState, type PromotionEvent } from '../../../flows/promotion/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ListedApplication } from '../../../wire/promotions.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { promotionEntry, promotionImage } from '../../platform/db/tables/index.ts';
import type { ActingOperator, Audit } from '../../platform/events/index.ts';
import type { Judge } from '../../platform/secondYes/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Promotion, promotionOf } from '../promotionBook/index.ts';
import { type ActDeps, claimId, findPromotion, forbiddenBy } from './acts.ts';
import { spend } from './budget.ts';
import { lockAccount } from './figures.ts';
import type { EntryRow } from './situation.ts';

interface OperatorDeps extends Pick<ActDeps, 'db' | 'now' | 'ledger' | 'bonuses' | 'promotionBook'> {
  readonly audit: Pick<Audit, 'note'>;
}

/** The turn of an account's promotion. */
export interface ApplicationKey {
  readonly account: string;
  readonly promotion: string;
  readonly period: string;
}

const maxListed = 200;
const dayMs = 86_400_000;

/** Acts of operators on applications, each noted in the transaction of the act. */
export function createOperatorActs({ db, now, ledger, bonuses, audit, promotionBook }: OperatorDeps) {
  /** The promotion of an application, by the terms that the account entered. @throws Failure NOT_FOUND */
  async function promotionFor(tenant: Tenant, { promotion: id, terms: version }: EntryRow): Promise<Promotion> {
    const current = await findPromotion(promotionBook, tenant, id);
    if (current.version === version) return current;
    const entered = await promotionBook.termsOf(db, tenant, { id, version });
    return (entered === null ? null : promotionOf(entered)) ?? current;
  }

  const isEntry = (tenant: Tenant, { account, promotion, period }: ApplicationKey) =>
    and(
      eq(promotionEntry.merchant, tenant.brand.merchant),
      eq(promotionEntry.account, account),
      eq(promotionEntry.book, bookOf(tenant)),
      eq(promotionEntry.promotion, promotion),
      eq(promotionEntry.period, period),
    );

  const read = async (tenant: Tenant, key: ApplicationKey): Promise<EntryRow> => {
    const [row] = await db.select().from(promotionEntry).where(isEntry(tenant, key));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  };

  const note = (
    tx: Parameters<Audit['note']>[1],
    merchant: string,
    { account, promotion, period }: ApplicationKey,
    details: Readonly<Record<string, string>>,
  ) => audit.note({ merchant, kind: 'promotion.decided', accountId: account, details: { promotion, period, ...details } }, tx);

  /** Changes the state of an entry that an event may happen to. @throws Failure NOT_FOUND, CONFLICT */
  async function change(
    tenant: Tenant,
    operator: ActingOperator,
    key: ApplicationKey,
    event: PromotionEvent,
    { judge, ...more }: Partial<EntryRow> & { readonly judge?: Judge } = {},
  ): Promise<ListedApplication> {
    const { merchant } = tenant.brand;
    const { rule } = await promotionFor(tenant, await read(tenant, key));
    await db.transaction(async (tx) => {
      await lockAccount(tx, { merchant, holder: key.account, name: 'main', book: bookOf(tenant) });
      const [row] = await tx.select().from(promotionEntry).where(isEntry(tenant, key)).for('update');
      if (row === undefined) throw new Failure('NOT_FOUND');
      const state = nextState(row.state, event, { kind: rule.pay.kind, entry: rule.entry });
      if (state === null) throw forbiddenBy(row.state);
      await judge?.(tx, moneyFromUnits(row.amount ?? 0n));
      const at = now();
      await tx
        .update(promotionEntry)
        .set({ ...more, state, operator: operator.id, decidedAt: at, changedAt: at })
        .where(isEntry(tenant, key));
      await note(tx, merchant, key, { operator: operator.id, state });
    });
    return listed(await read(tenant, key));
  }

  /** Pays an application without a claim, once. */
  async function issue(
    tenant: Tenant,
    operator: ActingOperator,
    key: ApplicationKey,
    judge: Judge,
  ): Promise<ListedApplication> {
    const { merchant } = tenant.brand;
    const promotion = await promotionFor(tenant, await read(tenant, key));
    const { pay, entry } = promotion.rule;
    const book = bookOf(tenant);
    const wallet: Wallet = { merchant, holder: key.account, name: 'main', book };
    const request = { merchant, scope: 'promotion', id: claimId({ ...key, book }), body: '' };
    await ledger.execute(request, async (tx, transaction) => {
      await lockAccount(tx, wallet);
      const [row] = await tx.select().from(promotionEntry).where(isEntry(tenant, key)).for('update');
      const state = row === undefined ? null : nextState(row.state, 'promotion.issue', { kind: pay.kind, entry });
      if (row === undefined || row.amount === null || state === null) throw forbiddenBy(row?.state ?? 'closed');
      await judge(tx, moneyFromUnits(row.amount));
      const at = now();
      await spend(tx, wallet, promotion, { amount: moneyFromUnits(row.amount), isEntered: true, at });
      await tx
        .update(promotionEntry)
        .set({ state, operator: operator.id, decidedAt: at, changedAt: at })
        .where(isEntry(tenant, key));
      await note(tx, merchant, key, { operator: operator.id, state });
      return {
        transaction: await bonuses.grant(tx, transaction, { tenant, promotion, wallet, amount: moneyFromUnits(row.amount) }),
      };
    });
    return listed(await read(tenant, key));
  }

  return {
    /** @throws Failure NOT_FOUND */
    show: async (tenant: Tenant, _operator: ActingOperator, key: ApplicationKey): Promise<ListedApplication> =>
      listed(await read(tenant, key)),

    /** Images of an application as WebP. @throws Failure NOT_FOUND */
    async images(tenant: Tenant, _operator: ActingOperator, key: ApplicationKey): Promise<readonly Buffer[]> {
      await read(tenant, key);
      const rows = await db
        .select({ bytes: promotionImage.bytes })
        .from(promotionImage)
        .where(
          and(
            eq(promotionImage.merchant, tenant.brand.merchant),
            eq(promotionImage.account, key.account),
            eq(promotionImage.book, bookOf(tenant)),
            eq(promotionImage.promotion, key.promotion),
            eq(promotionImage.period, key.period),
          ),
        )
        .orderBy(asc(promotionImage.position));
      return rows.map(({ bytes }) => bytes);
    },

    /** Applications that wait, oldest first. */
    async applications(tenant: Tenant, _operator: ActingOperator): Promise<ListedApplication[]> {
      const rows = await db
        .select()
        .from(promotionEntry)
        .where(
          and(
            eq(promotionEntry.merchant, tenant.brand.merchant),
            eq(promotionEntry.book, bookOf(tenant)),
            inArray(promotionEntry.state, ['applying', 'processing']),
          ),
        )
        .orderBy(asc(promotionEntry.enteredAt))
        .limit(maxListed);
      return rows.map(listed);
    },

    /** Takes an application up, so that the member sees that it is looked at. @throws Failure NOT_FOUND, CONFLICT */
    review: (tenant: Tenant, operator: ActingOperator, key: ApplicationKey) =>
      change(tenant, operator, key, 'promotion.review'),

    /** Approves it: the member claims the amount, or it pays itself. @throws Failure NOT_FOUND, CONFLICT */
    async approve(tenant: Tenant, operator: ActingOperator, key: ApplicationKey, judge: Judge): Promise<ListedApplication> {
      const { rule } = await promotionFor(tenant, await read(tenant, key));
      if (rule.paysItself) return issue(tenant, operator, key, judge);
      const claimUntil = new Date(now().getTime() + rule.claimDays * dayMs);
      return change(tenant, operator, key, 'promotion.approve', { claimUntil, judge });
    },

    /** @throws Failure NOT_FOUND, CONFLICT, VALIDATION without a reason */
    reject(tenant: Tenant, operator: ActingOperator, { reason, ...key }: ApplicationKey & { readonly reason: string }) {
      if (reason.trim() === '') throw new Failure('VALIDATION');
      return change(tenant, operator, key, 'promotion.reject', { reason: reason.trim() });
    },
  };
}

function listed({ account, promotion, period, state, base, amount, remark, reason, enteredAt }: EntryRow): ListedApplication {
  const wireOf = (units: bigint | null) => (units === null ? null : unitsToWire(units));
  return {
    account,
    promotion,
    period,
    state,
    base: wireOf(base),
    amount: wireOf(amount),
    remark,
    reason,
    appliedAt: enteredAt.toISOString(),
  };
}
