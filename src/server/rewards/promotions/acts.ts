import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dayText } from '../../../domain/dateText.ts';
import { type Money, moneyFromUnits, zero } from '../../../domain/money.ts';
import { maxRemarkLength, type PromotionState, remarkLength } from '../../../domain/promotion.ts';
import { prizeOf } from '../../../domain/raffle.ts';
import { nextState, type PromotionEvent } from '../../../flows/promotion/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { PromotionApplication, PromotionClaim, PromotionConflict, RaffleClaim } from '../../../wire/promotions.ts';
import type { Account, Limits } from '../../identity/ports/index.ts';
import { cleanUploads } from '../../media/pictures/index.ts';
import type { Executed, Ledger, Wallet } from '../../money/ledger/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { bonus, promotionDraw, promotionEntry, promotionImage } from '../../platform/db/tables/index.ts';
import { rankOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Promotion, type PromotionBook, promotionOf } from '../promotionBook/index.ts';
import type { Bonuses } from './bonuses.ts';
import { spend } from './budget.ts';
import { entriesOf, figuresOf, lockAccount, type On } from './figures.ts';
import { heldPromotions } from './held.ts';
import { type EntryRow, heldSituation, type Situation } from './situation.ts';

export interface ActDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute' | 'balance'>;
  readonly limits: Pick<Limits, 'keyedHash'>;
  readonly bonuses: Pick<Bonuses, 'grant'>;
  readonly promotionBook: PromotionBook;
}

/** Amount that was paid, and its wallet. */
export interface Paid {
  readonly amount: Money;
  readonly wallet: 'main' | 'bonus';
  readonly balance: Money;
}

export type DrawRow = typeof promotionDraw.$inferSelect;

/** A turn of a promotion for an account. */
type TurnKey = Pick<EntryRow, 'account' | 'book' | 'promotion' | 'period'>;

/** The situation of an account by the terms that it holds. */
export interface HeldSituation {
  readonly promotion: Promotion;
  readonly situation: Situation;
}

/** A state that forbids an act. */
export const forbiddenBy = (state: PromotionState) => {
  const value: PromotionConflict = { state };
  return new Failure('CONFLICT', { value });
};

/** @throws Failure NOT_FOUND for a promotion that does not exist or is words only */
export async function findPromotion(book: Pick<PromotionBook, 'find'>, tenant: Tenant, id: string): Promise<Promotion> {
  const entry = await book.find(tenant, id);
  const promotion = entry === null ? null : promotionOf(entry);
  if (promotion === null) throw new Failure('NOT_FOUND');
  return promotion;
}

/** The secret of a draw; its hash is shown before the draw, and itself after it. */
export const serverSeedOf = (
  limits: Pick<Limits, 'keyedHash'>,
  { merchant, holder, book }: Wallet,
  { promotion, period, number }: { readonly promotion: string; readonly period: string; readonly number: number },
) => limits.keyedHash(merchant, `raffle:${holder}:${book}:${promotion}:${period}:${number}`);

/** The hash of a secret, as `commitmentOf` computes it in browsers. */
export const commitmentTo = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex');

/** The ledger request that pays a turn, by a claim or by an operator. */
export const claimId = ({ account, book, promotion, period }: TurnKey) => `${account}/${book}/${promotion}/${period}`;

/** Acts of members on promotions. Each act locks the account's promotions and asks the machine within its transaction. */
export function createActs({ db, now, ledger, limits, bonuses, promotionBook }: ActDeps) {
  const find = (tenant: Tenant, id: string) => findPromotion(promotionBook, tenant, id);

  /** The situation of an account, and the promotion by the terms that it holds. */
  async function situationIn(on: On, tenant: Tenant, wallet: Wallet, promotion: Promotion): Promise<HeldSituation> {
    const at = now();
    const { timeZone } = tenant.brand;
    const rows = await entriesOf(on, wallet, { today: dayText(at, timeZone), promotion: promotion.id });
    const held = await heldPromotions(promotionBook, on, tenant, promotion, rows);
    const figures = await figuresOf(on, tenant, wallet, { promotions: [promotion, ...held], rows, at });
    return heldSituation(promotion, held, rows, figures, { at, timeZone });
  }

  /** @throws Failure CONFLICT with the state that forbids the event; NOT_ALLOWED below the rank */
  function after(
    { promotion: { rule }, situation: { state } }: HeldSituation,
    event: PromotionEvent,
    rank: number,
  ): PromotionState {
    const next = nextState(state, event, { kind: rule.pay.kind, entry: rule.entry });
    if (next === null) throw forbiddenBy(state);
    if (rank < rule.minRank) throw new Failure('NOT_ALLOWED');
    return next;
  }

  const keyOf = ({ merchant, holder, book }: Wallet, promotion: string, period: string) => ({
    merchant,
    account: holder,
    book,
    promotion,
    period,
  });

  /** Adds the row of a turn, or changes it. */
  const write = async (
    tx: Pick<DbTransaction, 'insert'>,
    wallet: Wallet,
    { promotion: { id, version: terms }, situation: { period } }: HeldSituation,
    change: Pick<EntryRow, 'state'> & Partial<EntryRow>,
  ) => {
    const at = now();
    const set = { ...change, changedAt: at };
    await tx
      .insert(promotionEntry)
      .values({ ...keyOf(wallet, id, period.key), terms, enteredAt: at, ...set })
      .onConflictDoUpdate({
        target: [
          promotionEntry.merchant,
          promotionEntry.account,
          promotionEntry.book,
          promotionEntry.promotion,
          promotionEntry.period,
        ],
        set,
      });
  };

  /** Sum that a ledger request has paid; nothing for a request that paid nothing. */
  async function paidBy({ transaction, balance }: Executed, main: Wallet): Promise<Paid> {
    const [row] =
      transaction === null
        ? []
        : await db
            .select()
            .from(bonus)
            .where(and(eq(bonus.merchant, main.merchant), eq(bonus.id, transaction)));
    if (row === undefined) return { amount: zero, wallet: 'main', balance };
    return { amount: moneyFromUnits(row.amount), wallet: row.needed > 0n ? 'bonus' : 'main', balance };
  }

  /** The turn that is claimed is part of the key; the transaction decides whether it may be. */
  async function pay(
    tenant: Tenant,
    owner: Account,
    { id, period: key }: PromotionClaim,
    event: 'promotion.claim' | 'promotion.sign',
  ) {
    const current = await find(tenant, id);
    const wallet = playWallet(tenant, owner);
    const request = {
      merchant: wallet.merchant,
      scope: 'promotion',
      id: claimId(keyOf(wallet, current.id, key)),
      body: '',
    };
    const executed = await ledger.execute(request, async (tx, transaction) => {
      await lockAccount(tx, wallet);
      const position = await situationIn(tx, tenant, wallet, current);
      const { promotion, situation } = position;
      if (situation.period.key !== key) throw forbiddenBy(situation.state);
      const state = after(position, event, rankOf(tenant, owner));
      const { amount, base, count } = situation;
      // A raffle is claimed draw by draw.
      if (amount === null) throw forbiddenBy(situation.state);
      const isEntered = situation.row !== null;
      if (!(await spend(tx, wallet, promotion, { amount, isEntered, at: now() }))) throw forbiddenBy('closed');
      await write(tx, wallet, position, { state, amount, base, step: count ?? 0, decidedAt: now() });
      if (amount === zero) return { transaction: null, wallet, earlier: null };
      return { transaction: await bonuses.grant(tx, transaction, { tenant, promotion, wallet, amount }) };
    });
    return paidBy(executed, wallet);
  }

  return {
    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    async join(tenant: Tenant, owner: Account, id: string): Promise<void> {
      const promotion = await find(tenant, id);
      const wallet = playWallet(tenant, owner);
      await db.transaction(async (tx) => {
        await lockAccount(tx, wallet);
        const position = await situationIn(tx, tenant, wallet, promotion);
        // A second click, or a second tab.
        if (position.situation.state === 'joined') return;
        const state = after(position, 'promotion.join', rankOf(tenant, owner));
        await write(tx, wallet, position, { state });
      });
    },

    /**
     * Sends an application: its amount is what follows from the figures now.
     * @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT; VALIDATION for the remark, the images or too small a loss
     */
    async apply(tenant: Tenant, owner: Account, { id, remark = '', images = [] }: PromotionApplication): Promise<void> {
      const promotion = await find(tenant, id);
      const wallet = playWallet(tenant, owner);
      if (remarkLength(remark) > maxRemarkLength) {
        const params = { max: maxRemarkLength, excess: remarkLength(remark) - maxRemarkLength };
        throw new Failure('VALIDATION', { value: [{ field: 'remark', key: 'promotions.fault.remark', params }] });
      }
      // Before the images are decoded: a closed promotion costs no work.
      after(await situationIn(db, tenant, wallet, promotion), 'promotion.apply', rankOf(tenant, owner));
      const cleaned = await cleanUploads(images);
      await db.transaction(async (tx) => {
        await lockAccount(tx, wallet);
        const position = await situationIn(tx, tenant, wallet, promotion);
        const state = after(position, 'promotion.apply', rankOf(tenant, owner));
        const { amount, base, period } = position.situation;
        if (amount === null) {
          throw new Failure('VALIDATION', { value: [{ field: 'base', key: 'promotions.fault.base', params: {} }] });
        }
        const text = remark.trim();
        await write(tx, wallet, position, { state, amount, base, remark: text === '' ? null : text });
        if (cleaned.length === 0) return;
        const key = keyOf(wallet, promotion.id, period.key);
        await tx.insert(promotionImage).values(cleaned.map((image, position) => ({ ...key, position, ...image })));
      });
    },

    /**
     * Pays what can be claimed, exactly once per turn: a repeated claim gets the first answer.
     * @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT
     */
    claim: (tenant: Tenant, owner: Account, claim: PromotionClaim): Promise<Paid> =>
      pay(tenant, owner, claim, 'promotion.claim'),

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    signIn: (tenant: Tenant, owner: Account, claim: PromotionClaim): Promise<Paid> =>
      pay(tenant, owner, claim, 'promotion.sign'),

    /**
     * One draw, once per number: a repeated request gets the first result.
     * @throws Failure NOT_FOUND, NOT_ALLOWED; CONFLICT if the number is not the next one, none is left, or the commitment that was
     *   shown is another one
     */
    async draw(tenant: Tenant, owner: Account, { id, number, commitment, clientSeed }: RaffleClaim): Promise<DrawRow> {
      const current = await find(tenant, id);
      const wallet = playWallet(tenant, owner);
      const { merchant, holder, book } = wallet;
      const before = await situationIn(db, tenant, wallet, current);
      const { pay: rule } = before.promotion.rule;
      if (rule.kind !== 'raffle') throw new Failure('NOT_FOUND');
      const { period } = before.situation;
      const serverSeed = await serverSeedOf(limits, wallet, { promotion: id, period: period.key, number });
      if (commitmentTo(serverSeed) !== commitment) throw new Failure('CONFLICT');
      const weights = rule.prizes.map(({ weight }) => weight);
      const prize = await prizeOf({ serverSeed, clientSeed, number }, weights);
      const amount = rule.prizes[prize]?.amount ?? zero;
      const key = { ...keyOf(wallet, id, period.key), number };
      const request = { merchant, scope: 'raffle', id: `${claimId(key)}/${number}`, body: '' };
      await ledger.execute(request, async (tx, transaction) => {
        await lockAccount(tx, wallet);
        const position = await situationIn(tx, tenant, wallet, current);
        const { promotion, situation } = position;
        const used = situation.row?.step ?? 0;
        const isSame = promotion.version === before.promotion.version && situation.period.key === period.key;
        if (!isSame || used !== number - 1) throw forbiddenBy(situation.state);
        const state = after(position, 'promotion.claim', rankOf(tenant, owner));
        const at = now();
        const isEntered = situation.row !== null;
        if (!(await spend(tx, wallet, promotion, { amount, isEntered, at }))) throw forbiddenBy('closed');
        await write(tx, wallet, position, { state, step: number });
        await tx.insert(promotionDraw).values({ ...key, serverSeed, clientSeed, weights, prize, amount, at });
        if (amount === zero) return { transaction: null, wallet, earlier: null };
        return { transaction: await bonuses.grant(tx, transaction, { tenant, promotion, wallet, amount }) };
      });
      const isDraw = and(
        eq(promotionDraw.merchant, merchant),
        eq(promotionDraw.account, holder),
        eq(promotionDraw.book, book),
        eq(promotionDraw.promotion, id),
        eq(promotionDraw.period, period.key),
        eq(promotionDraw.number, number),
      );
      const [drawn] = await db.select().from(promotionDraw).where(isDraw);
      if (drawn === undefined) throw new Error(`The draw ${request.id} has no result.`);
      return drawn;
    },
  };
}
