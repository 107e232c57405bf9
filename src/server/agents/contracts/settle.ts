import { and, asc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  betWage,
  kindTerms,
  periodWage,
  settleDelayMs,
  type WageWindow,
  windowAt,
  windowsBetween,
} from '../../../domain/contracts/index.ts';
import { type Money, moneyToWire, sumOf } from '../../../domain/money.ts';
import type { WageSoFar } from '../../../wire/contracts.ts';
import { contract } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { betsOf, branchOf, isoOf } from './branch.ts';
import { type ContractDeps, type ContractRow, running, type Served } from './contractDeps.ts';
import { createCorrections } from './corrections.ts';
import {
  type CorrectedDraft,
  correctedSpan,
  type Draft,
  type DraftLine,
  periodDraft,
  realTimeDraft,
  sumsOf,
  withCorrections,
} from './draft.ts';
import { corrected, endDelayMs, markedWith, settledTo } from './due.ts';
import { betTerms, type OwnRates, ownRatesOf, periodTerms } from './ownRates.ts';
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

/** Windows that follow each other. */
interface Portion {
  readonly portion: WageWindow;
  readonly drafts: readonly CorrectedDraft[];
  /** Span of settled windows that is still to be corrected after them. */
  readonly left: WageWindow | null;
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
  const corrections = createCorrections(db);
  const pay = createPay({ db, now, ledger });
  let underWay: Promise<number> | null = null;

  /** Settles what is due of a contract, in portions that follow each other. */
  async function settleContract(tenant: Served, row: ContractRow): Promise<number> {
    let count = 0;
    let known = row;
    for await (const { portion, drafts, left } of portionsOf(tenant, row)) {
      for (const draft of drafts.filter((each) => isWritten(row, each))) {
        await pay.payWindow(tenant, known, draft);
        known = markedWith(known, correctedSpan(draft.rest));
        count += 1;
      }
      await skipTo(tenant, known, portion, left);
      known = markedWith(known, left);
    }
    return count;
  }

  /** The windows that are due, with what they come to. The first of all is corrected, and those after it take what it could not. */
  async function* portionsOf(tenant: Served, row: ContractRow): AsyncGenerator<Portion> {
    let rest: readonly DraftLine[] | null = null;
    const own = await ownRatesOf(db, row);
    for (const windows of portioned(dueWindows(tenant, row, now().getTime()), windowsPerQuery[row.kind])) {
      const [start, end] = [windows[0], windows.at(-1)];
      if (start === undefined || end === undefined) return;
      const portion = { from: start.from, until: end.until };
      rest ??= await corrections(tenant, row, own, portion);
      const drafts: CorrectedDraft[] = [];
      for (const draft of await draftsOf(tenant, row, own, windows)) {
        const taken: CorrectedDraft = withCorrections(draft, rest);
        drafts.push(taken);
        rest = taken.rest;
      }
      yield { portion, drafts, left: correctedSpan(rest) };
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

  /** Marks windows without a statement as settled. A contract that has ended meanwhile is left to the next run. */
  async function skipTo(tenant: Served, row: ContractRow, { until }: WageWindow, left: WageWindow | null) {
    const { merchant, id } = row;
    const end = sql`${isoOf(until)}::timestamptz`;
    const moved = await db
      .update(contract)
      .set({ ...settledTo(tenant, row, until), ...corrected(row, until, left) })
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
