import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { presetRange } from '../../../domain/datePresets.ts';
import type { Language } from '../../../domain/language.ts';
import { localized } from '../../../domain/language.ts';
import { type Money, moneyFromUnits, moneyToWire, unitsToWire, zero } from '../../../domain/money.ts';
import { type BonusState, countedTurnover, startOfDay, wageringOf } from '../../../domain/promotion.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Bonus, BonusPage, BonusQuery } from '../../../wire/promotions.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Ledger, LedgerTransaction, Wallet } from '../../money/ledger/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { bet, bonus } from '../../platform/db/tables/index.ts';

import { siteWords } from '../../platform/words/index.ts';
import type { Book } from '../../tenants/books/index.ts';
import { labelOf } from '../../tenants/brandRules/index.ts';
import { beyondPlace, isBackwards, pageSize, sliceOf } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { BookEntry, PromotionBook, PromotionRule } from '../promotionBook/index.ts';
import { lockAccount, type On } from './figures.ts';

interface BonusDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly saferPlay: Pick<SaferPlay, 'assertMay'>;
  readonly promotionBook: Pick<PromotionBook, 'of'>;
}

type Row = typeof bonus.$inferSelect;

/** Source of a bonus: a promotion, by `mission:<id>` and `envelope:<mission>` a mission, or by `rank:<rank>` a rank that was reached. */
interface BonusSource {
  readonly id: string;
  readonly rule: Pick<PromotionRule, 'wagering'>;
}

interface Granting {
  readonly tenant: Tenant;
  readonly promotion: BonusSource;
  readonly wallet: Wallet;
  readonly amount: Money;
}

/** The title of what paid a bonus; its id if the brand has it no more. */
function titleOf({ brand }: Tenant, promotions: readonly BookEntry[], language: Language, source: string): string {
  if (source.startsWith('envelope:')) return siteWords(language, 'bonus.envelope') ?? source;
  if (source.startsWith('rank:')) return labelOf({ brand }, Number(source.slice('rank:'.length)), language);
  const entries = source.startsWith('mission:') ? brand.missions.list : promotions.map(({ entry }) => entry);
  const entry = entries.find(({ id }) => id === source.slice(source.indexOf(':') + 1));
  return entry === undefined ? source : localized(entry.title, language);
}

/** A bonus is neither met nor over, so that it does not end. */
class NotDue extends Error {
  override readonly name = 'NotDue';
}

const dayMs = 86_400_000;
/** Bonuses that one run of the job ends at most. */
const batch = 500;
const openStates = ['queued', 'running'] as const satisfies readonly BonusState[];

const filters = { open: openStates, released: ['released'], lost: ['expired', 'cancelled'] } as const satisfies Readonly<
  Record<string, readonly BonusState[]>
>;

/** Bonus money: granted by a promotion, released by turnover, taken back when its time has run out or the member cancels it. */
export function createBonuses({ db, now, ledger, saferPlay, promotionBook }: BonusDeps) {
  const isBonus = (merchant: string, id: string) => and(eq(bonus.merchant, merchant), eq(bonus.id, id));

  /** Lets the stakes count for the next bonus that waits, if none runs. */
  async function startNext(tx: DbTransaction, { merchant, holder, book }: Wallet) {
    const ofAccount = [eq(bonus.merchant, merchant), eq(bonus.account, holder), eq(bonus.book, book)];
    const [next] = await tx
      .select()
      .from(bonus)
      .where(and(...ofAccount, eq(bonus.state, 'queued')))
      .orderBy(asc(bonus.grantedAt), asc(bonus.id))
      .limit(1);
    if (next === undefined) return;
    const at = now();
    await tx
      .update(bonus)
      .set({ state: 'running', countsFrom: at, expiresAt: new Date(at.getTime() + next.days * dayMs) })
      .where(isBonus(merchant, next.id));
  }

  /**
   * Ends a bonus, once: releases it if enough was staked, else takes it back if its time has run out or the member cancels it.
   * @returns the row after it; the same if nothing is due
   */
  async function end({ merchant, id, account: holder, book }: Row, isCancelled: boolean): Promise<Row | undefined> {
    const main: Wallet = { merchant, holder, name: 'main', book: book as Book };
    const wallet: Wallet = { ...main, name: 'bonus' };
    try {
      await ledger.execute({ merchant, scope: 'bonus-end', id, body: '' }, async (tx, endAct) => {
        await lockAccount(tx, wallet);
        const [row] = await tx.select().from(bonus).where(isBonus(merchant, id)).for('update');
        if (row === undefined || !openStates.some((state) => state === row.state)) throw new NotDue();
        const at = now();
        const done = await turnoverFor(tx, row, at);
        const isMet = row.state === 'running' && done >= row.needed;
        const isOver = row.expiresAt !== null && at >= row.expiresAt;
        if (!isMet && !isOver && !isCancelled) throw new NotDue();
        const state: BonusState = isMet ? 'released' : isOver ? 'expired' : 'cancelled';
        await tx.update(bonus).set({ state, done, endAct, endedAt: at }).where(isBonus(merchant, id));
        if (row.state === 'running') await startNext(tx, wallet);
        const amount = moneyFromUnits(row.amount);
        const transaction: LedgerTransaction = isMet
          ? { kind: 'unlock', wallet, to: main, amount, bonus: id }
          : { kind: 'forfeit', wallet, amount, bonus: id };
        return { transaction };
      });
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
    }
    const [row] = await db.select().from(bonus).where(isBonus(merchant, id));
    return row;
  }

  /** Ends the running bonus of an account if it is due, and then the one after it. */
  async function settleAccount({ merchant, holder, book }: Wallet): Promise<void> {
    for (;;) {
      const [running] = await db
        .select()
        .from(bonus)
        .where(and(eq(bonus.merchant, merchant), eq(bonus.account, holder), eq(bonus.book, book), eq(bonus.state, 'running')));
      if (running === undefined || (await end(running, false))?.state === 'running') return;
    }
  }

  const viewOf = async (tenant: Tenant, language: Language, row: Row): Promise<Bonus> => {
    const { id, promotion, amount, needed, shares, state, grantedAt, expiresAt, endedAt } = row;
    const done = row.done === null ? await turnoverFor(db, row, now()) : moneyFromUnits(row.done);
    return {
      id,
      promotion,
      title: titleOf(tenant, await promotionBook.of(tenant), language, promotion),
      amount: unitsToWire(amount),
      done: moneyToWire(done),
      needed: unitsToWire(needed),
      shares: Object.fromEntries(Object.entries(shares).flatMap(([key, share]) => (share === undefined ? [] : [[key, share]]))),
      state,
      grantedAt: grantedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    };
  };

  return {
    /**
     * Writes the row of a bonus in the transaction of its ledger transaction `id`, which the caller posts. Needs `lockAccount`.
     * @returns the ledger transaction
     * @throws Failure PLAY_BREAK for a bonus with a wagering requirement, while the member is on a break
     */
    async grant(
      tx: DbTransaction,
      id: string,
      { tenant, promotion: { id: promotion, rule }, wallet: main, amount }: Granting,
    ): Promise<LedgerTransaction> {
      const { merchant, holder: account, book } = main;
      const at = now();
      const { times = 0, days = 0, shares = {} } = rule.wagering ?? {};
      const needed = wageringOf(amount, times);
      const common = { merchant, id, account, book, promotion, amount, needed, shares, days, grantedAt: at };
      if (needed === zero) {
        await tx.insert(bonus).values({ ...common, state: 'released', done: zero, endAct: id, endedAt: at });
        return { kind: 'bonus', wallet: main, amount, bonus: id };
      }
      await saferPlay.assertMay(tenant, { merchant, id: account }, 'wager', { tx });
      await tx.insert(bonus).values({ ...common, state: 'queued' });
      const running = await tx
        .select({ id: bonus.id })
        .from(bonus)
        .where(and(eq(bonus.merchant, merchant), eq(bonus.account, account), eq(bonus.book, book), eq(bonus.state, 'running')));
      if (running.length === 0) await startNext(tx, main);
      return { kind: 'bonus', wallet: { ...main, name: 'bonus' }, amount, bonus: id };
    },

    /** Bonuses of an account, newest first; the running one is brought up to date. */
    async page(tenant: Tenant, owner: Account, language: Language, query: BonusQuery): Promise<BonusPage> {
      const wallet = playWallet(tenant, owner);
      await settleAccount(wallet);
      const { merchant, holder, book } = wallet;
      const { timeZone } = tenant.brand;
      const { from } = presetRange(query.days === '7' ? 'last7' : 'last30', now().getTime(), timeZone);
      const ofAccount = and(eq(bonus.merchant, merchant), eq(bonus.account, holder), eq(bonus.book, book));
      // What still runs shows whatever the days.
      const recent = and(
        ofAccount,
        sql`(${bonus.grantedAt} >= ${startOfDay(from, timeZone).toISOString()}::timestamptz or ${bonus.endedAt} is null)`,
      );
      const filtered = query.state === undefined ? recent : and(recent, inArray(bonus.state, [...filters[query.state]]));
      const [found, counted, [running]] = await Promise.all([
        db
          .select()
          .from(bonus)
          .where(and(filtered, beyond(query)))
          .orderBy(...(isBackwards(query) ? [asc(bonus.grantedAt), asc(bonus.id)] : [desc(bonus.grantedAt), desc(bonus.id)]))
          .limit(pageSize + 1),
        db.select({ state: bonus.state, count: sql<string>`count(*)` }).from(bonus).where(recent).groupBy(bonus.state),
        db
          .select()
          .from(bonus)
          .where(and(ofAccount, eq(bonus.state, 'running'))),
      ]);
      const { rows, next, previous } = sliceOf(found, query, ({ grantedAt, id }) => `${grantedAt.getTime()}~${id}`);
      const countOf = (states: readonly BonusState[]) =>
        counted.reduce((sum, { state, count }) => (states.includes(state) ? sum + Number(count) : sum), 0);
      const counts = { open: countOf(filters.open), released: countOf(filters.released), lost: countOf(filters.lost) };
      return {
        running: running === undefined ? null : await viewOf(tenant, language, running),
        rows: await Promise.all(rows.map((row) => viewOf(tenant, language, row))),
        counts,
        next,
        previous,
        total: query.state === undefined ? counts.open + counts.released + counts.lost : counts[query.state],
      };
    },

    /** The last bonuses, newest first. */
    async recent(tenant: Tenant, wallet: Wallet, language: Language, limit: number) {
      const { merchant, holder, book } = wallet;
      const rows = await db
        .select()
        .from(bonus)
        .where(and(eq(bonus.merchant, merchant), eq(bonus.account, holder), eq(bonus.book, book)))
        .orderBy(desc(bonus.grantedAt), desc(bonus.id))
        .limit(limit);
      const promotions = await promotionBook.of(tenant);
      return rows.map(({ promotion, amount, grantedAt }) => ({
        title: titleOf(tenant, promotions, language, promotion),
        amount: unitsToWire(amount),
        at: grantedAt.toISOString(),
      }));
    },

    /**
     * Takes an open bonus back, because the member asks for it; one that is met is released instead.
     * @throws Failure NOT_FOUND; CONFLICT if it has ended
     */
    async cancel(tenant: Tenant, owner: Account, id: string, language: Language): Promise<Bonus> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const [row] = await db
        .select()
        .from(bonus)
        .where(and(isBonus(merchant, id), eq(bonus.account, holder), eq(bonus.book, book)));
      if (row === undefined) throw new Failure('NOT_FOUND');
      if (!openStates.some((state) => state === row.state)) throw new Failure('CONFLICT');
      const ended = await end(row, true);
      return viewOf(tenant, language, ended ?? row);
    },

    /**
     * Ends bonuses that are met or over. Any number of processes may run it.
     * @returns how many it has ended
     */
    async settleDue(): Promise<number> {
      const at = now().toISOString();
      // The turnover of whole days is an upper bound of what counts, and cheaper to read than bets.
      const { rows } = await db.execute<{ merchant: string; id: string }>(sql`
        select merchant, id from bonus
        where state = 'running' and (expires_at <= ${at}::timestamptz or needed <= (
          select coalesce(sum(valid_bet), 0) from turnover
          where turnover.merchant = bonus.merchant and turnover.account = bonus.account and turnover.book = bonus.book
            and turnover.day >= bonus.counts_from::date - 1
        ))
        order by expires_at limit ${batch}`);
      let ended = 0;
      for (const { merchant, id } of rows) {
        const [row] = await db.select().from(bonus).where(isBonus(merchant, id));
        if (row === undefined) continue;
        if ((await end(row, false))?.state !== 'running') ended += 1;
      }
      return ended;
    },
  };
}

export type Bonuses = ReturnType<typeof createBonuses>;

/** Counted turnover of bets that were placed and settled while a bonus runs; cancelled bets count for nothing. */
async function turnoverFor(
  on: On,
  { merchant, account, book, shares, countsFrom, expiresAt, needed }: Row,
  at: Date,
): Promise<Money> {
  if (countsFrom === null || needed === 0n) return zero;
  const until = expiresAt !== null && expiresAt <= at ? expiresAt : new Date(at.getTime() + 1);
  const decided = sql`coalesce(${bet.decidedAt}, ${bet.placedAt})`;
  const rows = await on
    .select({ category: bet.category, validBet: sql<string>`sum(${bet.validBet})::text` })
    .from(bet)
    .where(
      and(
        eq(bet.merchant, merchant),
        eq(bet.account, account),
        eq(bet.book, book),
        sql`${bet.stake} > 0`,
        eq(bet.state, 'settled'),
        isNotNull(bet.validBet),
        sql`${decided} >= ${countsFrom.toISOString()}::timestamptz`,
        sql`${decided} < ${until.toISOString()}::timestamptz`,
        gte(bet.placedAt, countsFrom),
        lt(bet.placedAt, until),
      ),
    )
    .groupBy(bet.category);
  return countedTurnover(
    rows.map(({ category, validBet }) => ({ category, validBet: BigInt(validBet) })),
    shares,
  );
}

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: BonusQuery) => beyondPlace(cursor, bonus.grantedAt, [{ column: bonus.id }]);
