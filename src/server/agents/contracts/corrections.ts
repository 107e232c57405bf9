import { and, eq, gt, sql } from 'drizzle-orm';
import {
  correctionSpanMs,
  kindTerms,
  type PeriodTerms,
  type WageWindow,
  windowAt,
  windowsBetween,
} from '../../../domain/contracts/index.ts';
import { moneyFromUnits, sumOf, zero } from '../../../domain/money.ts';
import type { Db } from '../../platform/db/index.ts';
import { wageLine, wagePayment } from '../../platform/db/tables/index.ts';
import { branchOf, isoOf, missedBetsOf } from './branch.ts';
import type { ContractRow, Served } from './contractDeps.ts';
import { correctionLine, type DraftLine, missedLines, type Recorded } from './draft.ts';
import { betTerms, type OwnRates, periodTerms } from './ownRates.ts';
import { partsOf } from './parts.ts';

/** Compares settled windows with their statements, which never change. */
export function createCorrections(db: Db) {
  /**
   * Lines for bets of settled windows that their statements lack, or name with another result, found when other windows are settled: of
   * those that ended lately, and of the span that is marked.
   */
  return async (tenant: Served, row: ContractRow, own: OwnRates, due: WageWindow): Promise<readonly DraftLine[]> => {
    const agreed = kindTerms(row.kind, row.terms);
    const { timeZone } = tenant.brand;
    const [signedAt, settledUntil] = [row.signedAt?.getTime() ?? 0, row.settledUntil?.getTime() ?? 0];
    const spanMs = correctionSpanMs(row.kind, due, row.endedAt !== null);
    const startOf = (at: number) => Math.max(signedAt, windowAt(agreed, at, timeZone).from);
    const late = await correctionsIn(tenant, row, own, { from: startOf(settledUntil - spanMs), until: settledUntil });
    if (row.correctFrom === null || row.correctUntil === null) return late.lines;
    const { until } = windowAt(agreed, row.correctUntil.getTime() - 1, timeZone);
    const marked = { from: startOf(row.correctFrom.getTime()), until: Math.min(until, late.from) };
    return [...late.lines, ...(await correctionsIn(tenant, row, own, marked)).lines];
  };

  /** Such lines for the windows of a span, and where the first of them begins. */
  async function correctionsIn(
    tenant: Served,
    row: ContractRow,
    own: OwnRates,
    settled: WageWindow,
  ): Promise<{ readonly from: number; readonly lines: readonly DraftLine[] }> {
    const { from, until } = settled;
    if (from >= until) return { from, lines: [] };
    const agreed = kindTerms(row.kind, row.terms);
    const { timeZone } = tenant.brand;
    const branch = branchOf(tenant, row);
    if (agreed.kind === 'realTime') {
      const missed = await missedBetsOf(db, { ...branch, contract: row.id }, settled);
      const lines = missedLines(betTerms(own, row), missed, (at) => clipped(windowAt(agreed, at, timeZone), settled));
      return { from, lines };
    }
    const recorded = (await recordedOf(row, agreed, from)).filter(({ window }) => window.from < until);
    const windows = [...settledWindows(agreed, settled, recorded, timeZone)];
    const parts = await partsOf(db, branch, windows);
    const lines = windows.flatMap((window, index) => {
      const known = recorded.find((each) => each.window.from === window.from) ?? nothing;
      return correctionLine(periodTerms(own, row, window), window, parts[index] ?? [], known) ?? [];
    });
    return { from: windows[0]?.from ?? from, lines };
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
}

/** A settled window as its statement says it. */
interface RecordedWindow extends Recorded {
  readonly window: WageWindow;
}

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

const clipped = (window: WageWindow, within: WageWindow): WageWindow => ({
  from: Math.max(window.from, within.from),
  until: Math.min(window.until, within.until),
});
