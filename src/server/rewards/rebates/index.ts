import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Category, isCategory } from '../../../domain/category.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { dateText, dayText } from '../../../domain/dateText.ts';
import type { Language } from '../../../domain/language.ts';
import { isModuleOn } from '../../../domain/module.ts';
import { type Money, moneyFromUnits, moneyToWire, sumOf, unitsToWire, zero } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Cursor, RebateClaim, RebateClaimed, RebateHistory, RebateOffer } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Ledger, LedgerRefusal, type Wallet } from '../../money/ledger/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { account, ledgerWallet, rebate, rebatedDay } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { labelOf } from '../../tenants/brandRules/index.ts';
import { beyondPlace, isBackwards, pageSize, sliceOf } from '../../tenants/paging/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';
import { ranksSince } from '../ranks/history.ts';
import { amountOf, rateOf } from '../ranks/rates.ts';

interface RebateDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Ledger;
  readonly tenants: Pick<Tenants, 'all'>;
}

/** Turnover of a day and category that was not rebated yet. */
interface OpenDay {
  readonly day: string;
  readonly category: string;
  readonly validBet: bigint;
}

/** Sum that is paid for a category, and the days it consumes. */
interface Part {
  readonly category: Category;
  readonly validBet: bigint;
  /** In hundredths of a percent; the average where the rank has changed between the days. */
  readonly rate: number;
  readonly amount: Money;
  readonly days: readonly OpenDay[];
}

/** Days whose turnover can be rebated, today included. */
const claimDays = 7;

export type Rebates = ReturnType<typeof createRebates>;

/** Cashback: a share of the turnover by category and rank, claimed by the member or paid by the daily job. */
export function createRebates({ db, now, ledger, tenants }: RebateDeps) {
  /** Last day that this process has paid, by merchant. */
  const paidUntil = new Map<string, string>();

  /**
   * Pays what is open, once: the wallet is locked first, so that a concurrent claim sees what this one consumed.
   * @param until Last day of the turnover.
   */
  async function pay(
    tenant: Tenant,
    owner: Account,
    request: { readonly scope: string; readonly id: string; readonly body: string },
    { until, only, automatic }: { readonly until: string; readonly only?: string; readonly automatic: boolean },
  ) {
    const wallet = playWallet(tenant, owner);
    const { merchant, holder } = wallet;
    return ledger.execute({ merchant, ...request }, async (tx, transaction) => {
      await lock(tx, wallet);
      const [open, ranks] = [await openDays(tx, wallet, until), await ranksSince(tx, tenant, wallet, firstDayOf(until))];
      const parts = partsOf(tenant, ranks, open).filter(
        ({ category, amount }) => amount > 0n && (only === undefined || category === only),
      );
      const amount = sumOf(parts.map((part) => part.amount));
      if (amount === 0n) return { transaction: null, wallet, earlier: null };
      const at = now();
      await tx
        .insert(rebatedDay)
        .values(parts.flatMap(({ days }) => days.map((day) => ({ ...day, merchant, account: holder, book: wallet.book }))))
        .onConflictDoUpdate({
          target: [rebatedDay.merchant, rebatedDay.account, rebatedDay.book, rebatedDay.day, rebatedDay.category],
          set: { validBet: sql`${rebatedDay.validBet} + excluded.valid_bet` },
        });
      await tx.insert(rebate).values(
        parts.map((part) => ({
          merchant,
          account: holder,
          transaction,
          book: wallet.book,
          category: part.category,
          validBet: part.validBet,
          amount: part.amount,
          automatic,
          at,
        })),
      );
      return { transaction: { kind: 'cashback', wallet, amount, period: until } };
    });
  }

  return {
    async offer(tenant: Tenant, owner: Account, language: Language): Promise<RebateOffer> {
      const { brand } = tenant;
      const at = now();
      const wallet = playWallet(tenant, owner);
      const today = dayText(at, brand.timeZone);
      const [open, ranks, thisMonth] = await Promise.all([
        openDays(db, wallet, today),
        ranksSince(db, tenant, wallet, firstDayOf(today)),
        db
          .select({ amount: sql<string>`coalesce(sum(${rebate.amount}), 0)::text` })
          .from(rebate)
          .where(
            and(
              ...ofAccount(wallet),
              gte(rebate.at, sql`(${`${today.slice(0, 8)}01`}::date::timestamp at time zone ${brand.timeZone})`),
            ),
          ),
      ]);
      const parts = new Map(partsOf(tenant, ranks, open).map((part) => [part.category, part]));
      const order = [...new Set<Category>([...brand.catalogue.order, ...parts.keys()])];
      return {
        categories: order.map((category) => {
          const { validBet = 0n, amount = zero, rate = rateAt(tenant, category, ranks.now) } = parts.get(category) ?? {};
          return { gameType: category, validBet: unitsToWire(validBet), rate: percentOf(rate), amount: moneyToWire(amount) };
        }),
        validBet: unitsToWire([...parts.values()].reduce((sum, { validBet }) => sum + validBet, 0n)),
        amount: moneyToWire(sumOf([...parts.values()].map(({ amount }) => amount))),
        at: at.toISOString(),
        paysAt: brand.policies.rebate.paysAt,
        rank: labelOf(tenant, ranks.now, language),
        thisMonth: unitsToWire(BigInt(thisMonth[0]?.amount ?? '0')),
      };
    },

    /** @throws Failure CONFLICT if the request id was used for another claim */
    async claim(tenant: Tenant, owner: Account, { gameType, requestId }: RebateClaim): Promise<RebateClaimed> {
      const until = dayText(now(), tenant.brand.timeZone);
      const request = { scope: `cashback:${owner.id}`, id: requestId, body: gameType ?? 'all' };
      try {
        const { transaction, balance } = await pay(tenant, owner, request, {
          until,
          ...(gameType === undefined ? {} : { only: gameType }),
          automatic: false,
        });
        return { amount: moneyToWire(await paidBy(tenant, transaction)), balance: moneyToWire(balance) };
      } catch (error) {
        if (!(error instanceof LedgerRefusal)) throw error;
        throw new Failure('CONFLICT');
      }
    },

    /** Paid cashback, newest first. */
    async history(tenant: Tenant, owner: Account, cursor: Cursor): Promise<RebateHistory> {
      const wallet = playWallet(tenant, owner);
      const [found, total] = await Promise.all([
        db
          .select()
          .from(rebate)
          .where(and(...ofAccount(wallet), beyond(cursor)))
          .orderBy(...(isBackwards(cursor) ? [rebate.at, rebate.transaction, rebate.category] : newestFirst))
          .limit(pageSize + 1),
        db.$count(rebate, and(...ofAccount(wallet))),
      ]);
      const { rows, next, previous } = sliceOf(
        found,
        cursor,
        ({ at, transaction, category }) => `${at.getTime()}~${transaction}~${category}`,
      );
      return {
        rows: rows.map(({ category, validBet, amount, automatic, at }) => ({
          gameType: category,
          validBet: unitsToWire(validBet),
          amount: unitsToWire(amount),
          automatic,
          at: at.toISOString(),
        })),
        next,
        previous,
        total,
      };
    },

    /** Pays what finished days have left, from the brand's hour on, once a day and account whatever the number of processes. */
    async payDue(): Promise<void> {
      for (const tenant of tenants.all()) {
        const { brand } = tenant;
        const [today = '', time = ''] = dateText(now().toISOString(), brand.timeZone).split(' ');
        const isDue = time.slice(0, 5) >= brand.policies.rebate.paysAt && paidUntil.get(brand.merchant) !== today;
        if (!isDue || !isModuleOn(brand, 'MANPLAYREB3')) continue;
        const until = addDays(today, -1);
        for (const owner of await creditors(db, tenant, until)) {
          await pay(tenant, owner, { scope: 'cashback-day', id: `${owner.id}/${until}`, body: '' }, { until, automatic: true });
        }
        paidUntil.set(brand.merchant, today);
      }
    },
  };

  async function paidBy({ brand }: Tenant, transaction: string | null): Promise<Money> {
    if (transaction === null) return zero;
    const paid = await db
      .select({ amount: rebate.amount })
      .from(rebate)
      .where(and(eq(rebate.merchant, brand.merchant), eq(rebate.transaction, transaction)));
    return sumOf(paid.map(({ amount }) => moneyFromUnits(amount)));
  }
}

const ofAccount = ({ merchant, holder, book }: Wallet) => [
  eq(rebate.merchant, merchant),
  eq(rebate.account, holder),
  eq(rebate.book, book),
];

const newestFirst = [desc(rebate.at), desc(rebate.transaction), desc(rebate.category)];

/** Locks the wallet until the transaction ends. Turnover has a wallet, because stakes were paid from it. */
const lock = (tx: DbTransaction, { merchant, holder, name, book }: Wallet) =>
  tx
    .select({ holder: ledgerWallet.holder })
    .from(ledgerWallet)
    .where(
      and(
        eq(ledgerWallet.merchant, merchant),
        eq(ledgerWallet.holder, holder),
        eq(ledgerWallet.name, name),
        eq(ledgerWallet.book, book),
      ),
    )
    .for('update');

/** Turnover that was not rebated yet, per day and category. */
const openTurnover = (where: SQL) => sql`
  select played.account, played.day::text as day, played.category, played.valid_bet - coalesce(done.valid_bet, 0) as left_over
  from (select merchant, account, book, day, category, sum(valid_bet)::bigint as valid_bet from turnover
        where ${where} group by merchant, account, book, day, category) played
  left join rebated_day done on done.merchant = played.merchant and done.account = played.account and done.book = played.book
    and done.day = played.day and done.category = played.category
  where played.valid_bet > coalesce(done.valid_bet, 0)`;

async function openDays(db: Pick<Db, 'execute'>, { merchant, holder, book }: Wallet, until: string): Promise<OpenDay[]> {
  const { rows } = await db.execute<{ day: string; category: string; left_over: string }>(
    openTurnover(
      sql`merchant = ${merchant} and account = ${holder} and book = ${book}
        and day between ${firstDayOf(until)} and ${until}`,
    ),
  );
  return rows.map(({ day, category, left_over }) => ({ day, category, validBet: BigInt(left_over) }));
}

/** Accounts with turnover that was not rebated yet. */
async function creditors(db: Db, tenant: Tenant, until: string): Promise<Account[]> {
  const { merchant } = tenant.brand;
  const open = openTurnover(
    sql`merchant = ${merchant} and book = ${bookOf(tenant)}
      and day between ${firstDayOf(until)} and ${until}`,
  );
  return db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), sql`${account.id} in (select account from (${open}) as waiting)`));
}

/** Each day is paid by the rank that the account had at its end, so that a rank that changes before a claim changes nothing. */
function partsOf(tenant: Tenant, ranks: Awaited<ReturnType<typeof ranksSince>>, open: readonly OpenDay[]): Part[] {
  return [...Map.groupBy(open, ({ category }) => category)].flatMap(([category, days]): Part[] => {
    if (!isCategory(category)) return [];
    const validBet = sumBets(days);
    const byRate = [...Map.groupBy(days, ({ day }) => rateAt(tenant, category, ranks.on(day)))];
    const amount = sumOf(byRate.map(([rate, group]) => amountOf(sumBets(group), rate)));
    const weighted = byRate.reduce((sum, [rate, group]) => sum + BigInt(rate) * sumBets(group), 0n);
    return [{ category, validBet, rate: Number((weighted + validBet / 2n) / validBet), amount, days }];
  });
}

const sumBets = (days: readonly OpenDay[]) => days.reduce((sum, { validBet }) => sum + validBet, 0n);
const rateAt = ({ brand }: Tenant, category: Category, rank: number) => rateOf(brand.policies.rebate.rates[category], rank);
/** The first day whose turnover can be rebated together with that of a day. */
const firstDayOf = (until: string) => addDays(until, 1 - claimDays);

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: Cursor) =>
  beyondPlace(cursor, rebate.at, [{ column: rebate.transaction }, { column: rebate.category, pattern: '\\w+' }]);

/** A rate in hundredths of a percent as percent with two decimals. */
const percentOf = (rate: number) => (rate / 100).toFixed(2);

const payEveryMs = 60_000;

export const rebatesModule = defineModule({
  needs: ['db', 'now', 'ledger', 'tenants'],
  gives: { rebates: createRebates },
  jobs: ({ rebates }) => [{ name: 'rebates', everyMs: payEveryMs, run: () => rebates.payDue() }],
});
