import { and, asc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  betWage,
  correctionSpanMs,
  kindTerms,
  type PeriodTerms,
  periodWage,
  settleDelayMs,
  type Terms,
  type WageWindow,
  windowAt,
  windowsBetween,
} from '../../../domain/contracts/index.ts';
import { type Money, moneyFromUnits, moneyToWire, sumOf, zero } from '../../../domain/money.ts';
import type { WageSoFar } from '../../../wire/contracts.ts';
import { contract, wageLine, wagePayment } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { type Branch, betsOf, isoOf, missedBetsOf } from './branch.ts';
import { type ContractDeps, type ContractRow, running, type Served } from './contractDeps.ts';
import {
  correctionLine,
  type Draft,
  type DraftLine,
  missedLines,
  periodDraft,
  type Recorded,
  realTimeDraft,
  sumsOf,
  withCorrections,
} from './draft.ts';
import { endDelayMs, settledTo } from './due.ts';
import { type OwnRates, ownRatesOf, termsAt, termsIn } from './ownRates.ts';
import { figuresOf, partsOf } from './parts.ts';
import { createPay, hasPayable, StaleContract } from './pay.ts';

/** Windows that one query reads the bets of. */
const windowsPerQuery = { realTime: 24, hourly: 168, daily: 62, dividend: 62 } as const;

/** A window that would be paid. */
export interface DueWage {
  readonly tenant: Served;
  readonly contract: ContractRow;
  readonly window: WageWindow;
  readonly bets: number;
  readonly wage: Money;
  readonly correction: Money;
}

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Settlement of contracts: every window once, whatever the number of processes and however long none ran. A window is claimed, its
 * statement written and its wage paid in one transaction.
 */
export function createSettlement({
  db,
  now,
  ledger,
  tenants,
  reportFault,
}: Pick<ContractDeps, 'db' | 'now' | 'ledger' | 'tenants' | 'reportFault'>) {
  const pay = createPay({ db, now, ledger });
  let underWay: Promise<number> | null = null;

  /** Settles what is due of a contract, in portions that follow each other. */
  async function settleContract(tenant: Served, row: ContractRow): Promise<number> {
    let count = 0;
    for await (const { portion, drafts } of portionsOf(tenant, row)) {
      for (const draft of drafts.filter((each) => isWritten(row, each))) {
        await pay.payWindow(tenant, row, draft);
        count += 1;
      }
      await skipTo(tenant, row, portion);
    }
    return count;
  }

  /** The windows that are due, with what they come to. */
  async function* portionsOf(tenant: Served, row: ContractRow): AsyncGenerator<{ portion: WageWindow; drafts: Draft[] }> {
    let corrections: readonly DraftLine[] | null = null;
    const own = await ownRatesOf(db, row);
    for (const windows of portioned(dueWindows(tenant, row, now().getTime()), windowsPerQuery[row.kind])) {
      const [start, end] = [windows[0], windows.at(-1)];
      if (start === undefined || end === undefined) return;
      const portion = { from: start.from, until: end.until };
      corrections ??= await correctionsOf(tenant, row, own, portion);
      const drafts = await draftsOf(tenant, row, own, windows);
      const [first, ...others] = drafts;
      const corrected = first === undefined ? [] : [withCorrections(first, corrections), ...others];
      corrections = [];
      yield { portion, drafts: corrected };
    }
  }

  /** Results of windows, without corrections. */
  async function draftsOf(tenant: Served, row: ContractRow, own: OwnRates, windows: readonly WageWindow[]): Promise<Draft[]> {
    const [first, last] = [windows[0], windows.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (row.kind !== 'realTime') {
      const parts = await partsOf(db, branchOf(tenant, row), windows);
      return windows.map((window, index) => periodDraft(periodTerms(own, row, window), window, parts[index] ?? []));
    }
    const bets = await betsOf(db, branchOf(tenant, row), { from: first.from, until: last.until });
    return windows.map((window) =>
      realTimeDraft(
        betTerms(own, row),
        window,
        bets.filter(({ at }) => at >= window.from && at < window.until),
      ),
    );
  }

  /** Lines for bets of settled windows that their statements lack, found when other windows are settled. */
  async function correctionsOf(
    tenant: Served,
    row: ContractRow,
    own: OwnRates,
    due: WageWindow,
  ): Promise<readonly DraftLine[]> {
    const agreed = kindTerms(row.kind, row.terms);
    const { timeZone } = tenant.brand;
    const [signedAt, settledUntil] = [row.signedAt?.getTime() ?? 0, row.settledUntil?.getTime() ?? 0];
    const spanMs = correctionSpanMs(row.kind, due, row.endedAt !== null);
    const from = Math.max(signedAt, windowAt(agreed, settledUntil - spanMs, timeZone).from);
    const settled = { from, until: settledUntil };
    if (from >= settledUntil) return [];
    const branch = branchOf(tenant, row);
    if (agreed.kind === 'realTime') {
      const missed = await missedBetsOf(db, { ...branch, contract: row.id }, settled);
      return missedLines(betTerms(own, row), missed, (at) => clipped(windowAt(agreed, at, timeZone), settled));
    }
    const recorded = await recordedOf(row, agreed, from);
    const windows = [...settledWindows(agreed, settled, recorded, timeZone)];
    const parts = await partsOf(db, branch, windows);
    return windows.flatMap((window, index) => {
      const known = recorded.find((each) => each.window.from === window.from) ?? nothing;
      return correctionLine(periodTerms(own, row, window), window, parts[index] ?? [], known) ?? [];
    });
  }

  /** Sums of the statements of windows that end after a moment, with later corrections, in order. */
  async function recordedOf({ merchant, id }: ContractRow, agreed: PeriodTerms, after: number): Promise<RecordedWindow[]> {
    const base = agreed.kind === 'dividend' ? wagePayment.houseResult : wagePayment.validBet;
    const since = sql`${isoOf(after)}::timestamptz`;
    const [payments, corrections] = await Promise.all([
      db
        .select({
          from: wagePayment.windowFrom,
          until: wagePayment.windowUntil,
          bets: wagePayment.bets,
          base: sql<string>`${base}::text`,
          wage: sql<string>`(${wagePayment.wage} - ${wagePayment.correction})::text`,
        })
        .from(wagePayment)
        .where(and(eq(wagePayment.merchant, merchant), eq(wagePayment.contract, id), gt(wagePayment.windowUntil, since))),
      db
        .select({
          from: sql<Date>`${wageLine.correctsFrom}`.mapWith(wagePayment.windowFrom),
          until: sql<Date>`${wageLine.correctsUntil}`.mapWith(wagePayment.windowUntil),
          bets: wageLine.bets,
          base: sql<string>`${wageLine.base}::text`,
          wage: sql<string>`${wageLine.wage}::text`,
        })
        .from(wageLine)
        .innerJoin(wagePayment, and(eq(wagePayment.merchant, wageLine.merchant), eq(wagePayment.id, wageLine.payment)))
        .where(and(eq(wagePayment.merchant, merchant), eq(wagePayment.contract, id), gt(wageLine.correctsUntil, since))),
    ]);
    const byWindow = Map.groupBy([...payments, ...corrections], (each) => each.from.getTime());
    return [...byWindow]
      .map(
        ([from, group]): RecordedWindow => ({
          window: { from, until: group[0]?.until.getTime() ?? from },
          bets: group.reduce((sum, { bets }) => sum + bets, 0),
          base: sumOf(group.map((each) => moneyFromUnits(BigInt(each.base)))),
          wage: sumOf(group.map((each) => moneyFromUnits(BigInt(each.wage)))),
        }),
      )
      .toSorted((one, other) => one.window.from - other.window.from);
  }

  /** Marks windows without a statement as settled. A contract that has ended meanwhile is left to the next run. */
  async function skipTo(tenant: Served, row: ContractRow, { until }: WageWindow) {
    const { merchant, id } = row;
    const end = sql`${isoOf(until)}::timestamptz`;
    const moved = await db
      .update(contract)
      .set(settledTo(tenant, row, until))
      .where(
        and(eq(contract.merchant, merchant), eq(contract.id, id), or(isNull(contract.endedAt), gte(contract.endedAt, end))),
      )
      .returning({ id: contract.id });
    if (moved.length === 0) throw new StaleContract();
  }

  const dueOf = (tenant: Served) =>
    db
      .select()
      .from(contract)
      .where(and(eq(contract.merchant, tenant.brand.merchant), eq(contract.book, bookOf(tenant)), lte(contract.dueAt, now())))
      .orderBy(asc(contract.dueAt), asc(contract.id));

  async function settleAll(): Promise<number> {
    let count = 0;
    for (const tenant of tenants.all()) {
      for (const row of await dueOf(tenant)) {
        // A contract that fails keeps no other one from being settled.
        count += await settleContract(tenant, row).catch((error: unknown) => {
          if (!(error instanceof StaleContract)) reportFault('settlement', error);
          return 0;
        });
      }
      await pay.payDebts(tenant);
    }
    return count;
  }

  return {
    /** Condition: there are windows to settle, or debts to pay. */
    hasDue: (): SQL => sql`(exists (select from ${contract} where ${lte(contract.dueAt, now())}) or ${hasPayable})`,

    /**
     * Settles every window that is due, and pays debts. Any number of processes may run it; in this one, a run that is under way is
     * joined.
     * @returns the number of statements that were written
     */
    settle(): Promise<number> {
      underWay ??= settleAll().finally(() => {
        underWay = null;
      });
      return underWay;
    },

    /** Wages that `settle` would write now. */
    async *due(): AsyncGenerator<DueWage> {
      for (const tenant of tenants.all()) {
        for (const row of await dueOf(tenant)) {
          for await (const { drafts } of portionsOf(tenant, row)) {
            for (const draft of drafts.filter((each) => isWritten(row, each)))
              yield { tenant, contract: row, window: draft.window, bets: draft.figures.bets, ...sumsOf(draft) };
          }
        }
      }
    },

    /** Draft that settling a due window of a contract would write now, with its corrections; null for a window that is not due. */
    async draftOf(tenant: Served, row: ContractRow, from: number): Promise<Draft | null> {
      if (row.book !== bookOf(tenant) || row.dueAt === null || row.dueAt > now()) return null;
      for await (const { portion, drafts } of portionsOf(tenant, row)) {
        if (portion.until <= from) continue;
        return drafts.find(({ window }) => window.from === from) ?? null;
      }
      return null;
    },

    /** Result of a window by the bets of now, without corrections. */
    async recountOf(tenant: Served, row: ContractRow, window: WageWindow): Promise<Draft> {
      const [draft] = await draftsOf(tenant, row, await ownRatesOf(db, row), [window]);
      if (draft === undefined) throw new Error('A window has no result.');
      return draft;
    },

    /** The window that runs, up to a moment. Null for a contract that does not run. */
    async soFar(tenant: Served, row: ContractRow, at: number): Promise<WageSoFar | null> {
      if (row.signedAt === null || !running.includes(row.state)) return null;
      const agreed = kindTerms(row.kind, row.terms);
      const signedAt = row.signedAt.getTime();
      // A signature can lie ahead of a clock that was put back.
      const natural = windowAt(agreed, Math.max(at, signedAt), tenant.brand.timeZone);
      const window = { from: Math.max(natural.from, signedAt), until: natural.until };
      const branch = branchOf(tenant, row);
      const [parts = []] = await partsOf(db, branch, [window]);
      const figures = figuresOf(parts);
      const own = await ownRatesOf(db, row);
      const termsOf = betTerms(own, row);
      const { wage, reason } =
        row.kind === 'realTime'
          ? { wage: sumOf((await betsOf(db, branch, window)).map((bet) => betWage(termsOf(bet.at), bet).wage)), reason: null }
          : periodWage(periodTerms(own, row, window), figures);
      return {
        from: isoOf(window.from),
        until: isoOf(window.until),
        bets: figures.bets,
        validBet: moneyToWire(figures.validBet),
        houseResult: moneyToWire(figures.houseResult),
        activeMembers: figures.activeMembers,
        wage: moneyToWire(wage),
        reason,
        settledAt: isoOf(window.until + settleDelayMs[row.kind]),
      };
    },
  };
}

/** A settled window as its statement says it. */
interface RecordedWindow extends Recorded {
  readonly window: WageWindow;
}

/** Terms that a contract by period pays on in a window. */
const periodTerms = (own: OwnRates, row: ContractRow, window: WageWindow) => termsIn(own, row, window) as PeriodTerms;

/** Terms that a real-time contract pays on for a bet of a moment. */
const betTerms = (own: OwnRates, row: ContractRow) => (at: number) => termsAt(own, row, at).terms as Terms<'realTime'>;

const nothing: Recorded = { bets: 0, base: zero, wage: zero };

/**
 * The settled windows of a span of time: those with a statement as they were settled, whatever the time zone was then, and between them
 * those that had nothing to write.
 */
function* settledWindows(
  agreed: PeriodTerms,
  { from, until }: WageWindow,
  recorded: readonly RecordedWindow[],
  timeZone: string,
): Generator<WageWindow> {
  let start = Math.min(from, recorded[0]?.window.from ?? from);
  for (const next of [...recorded.map(({ window }) => window), { from: until, until }]) {
    for (const window of windowsBetween(agreed, { from: start, until: next.from }, timeZone)) {
      yield window;
      start = window.until;
    }
    if (start < next.from) yield { from: start, until: next.from };
    if (next.from < next.until) yield next;
    start = next.until;
  }
}

const branchOf = (tenant: Served, { merchant, downline }: ContractRow): Branch => ({
  merchant,
  downline,
  book: bookOf(tenant),
});

/** Windows that have ended, and the rest of a contract that has ended. */
export function* dueWindows({ brand }: Served, row: ContractRow, at: number): Generator<WageWindow> {
  const agreed = kindTerms(row.kind, row.terms);
  const endedAt = row.endedAt?.getTime() ?? null;
  let from = row.settledUntil?.getTime() ?? at;
  const isOver = endedAt !== null && endedAt + endDelayMs <= at;
  const until = isOver ? endedAt : Math.min(at - settleDelayMs[row.kind], endedAt ?? Infinity);
  for (const window of windowsBetween(agreed, { from, until }, brand.timeZone)) {
    yield window;
    from = window.until;
  }
  if (isOver && from < endedAt) yield { from, until: endedAt };
}

function* portioned<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let portion: Item[] = [];
  for (const item of items) {
    portion.push(item);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Days and dividends have a statement even without bets, the others only with something to say. */
export const isWritten = ({ kind }: ContractRow, { lines }: Draft) =>
  lines.length > 0 || kind === 'daily' || kind === 'dividend';

const clipped = (window: WageWindow, within: WageWindow): WageWindow => ({
  from: Math.max(window.from, within.from),
  until: Math.min(window.until, within.until),
});
