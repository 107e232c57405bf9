import { addDays } from '../datePresets.ts';
import { dateText, dayText } from '../dateText.ts';
import type { ContractKind, ContractPeriod } from './kinds.ts';
import type { KindTerms } from './terms.ts';

/** A span of time, in epoch milliseconds: `from` belongs to it, `until` does not. */
export interface WageWindow {
  readonly from: number;
  readonly until: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const realTimeMs = 5 * minuteMs;

/** A window is settled this long after its end, so that bets which were settled at its very end are in it. */
export const settleDelayMs = {
  realTime: 4_000,
  hourly: 6_000,
  daily: 5 * minuteMs,
  dividend: 10 * minuteMs,
} as const;

/**
 * Spans in which bets are looked for that were missing in a settled window. `near`: each time, which finds what was committed after the
 * settlement. `far`: every hour, or every day for windows of an hour and longer, which also finds bets of a clock that was wrong.
 */
const correctionMs = {
  realTime: { near: realTimeMs, far: 2 * hourMs, everyMs: hourMs },
  hourly: { near: hourMs, far: 24 * hourMs, everyMs: 24 * hourMs },
  daily: { near: 7 * 24 * hourMs, far: 7 * 24 * hourMs, everyMs: 24 * hourMs },
  dividend: { near: 32 * 24 * hourMs, far: 32 * 24 * hourMs, everyMs: 24 * hourMs },
} as const;

/** Span in which the settlement of a period looks for such bets; the last one of a contract that has ended looks far. */
export function correctionSpanMs(kind: ContractKind, { from, until }: WageWindow, isLast: boolean): number {
  const { near, far, everyMs } = correctionMs[kind];
  return isLast || Math.ceil(from / everyMs) * everyMs < until ? far : near;
}

/** The window of a contract that a moment is in: 5 minutes, a clock hour, a day or a period in the time zone of the brand. */
export function windowAt(contract: KindTerms, at: number, timeZone: string): WageWindow {
  switch (contract.kind) {
    case 'realTime':
      return { from: at - (at % realTimeMs), until: at - (at % realTimeMs) + realTimeMs };
    case 'hourly': {
      const intoHour = (at + offsetMs(at, timeZone)) % hourMs;
      return { from: at - intoHour, until: at - intoHour + hourMs };
    }
    case 'daily':
      return daysWindow('daily', at, timeZone);
    default:
      return daysWindow(contract.terms.period, at, timeZone);
  }
}

/**
 * Consecutive windows from a moment on, without gap or overlap whatever the clocks of the time zone do, up to the last one that ends
 * at or before `until`. The first begins at `from`, which may be within a window.
 */
export function* windowsBetween(contract: KindTerms, { from, until }: WageWindow, timeZone: string): Generator<WageWindow> {
  for (let start = from; start < until; ) {
    const end = windowAt(contract, start, timeZone).until;
    if (end > until) return;
    yield { from: start, until: end };
    start = end;
  }
}

function daysWindow(period: ContractPeriod, at: number, timeZone: string): WageWindow {
  const [first, next] = daysOfPeriod(period, dayText(new Date(at), timeZone));
  return { from: startOfDay(first, timeZone), until: startOfDay(next, timeZone) };
}

/** First day of the period that a day is in, and first day of the next one. */
function daysOfPeriod(period: ContractPeriod, day: string): readonly [string, string] {
  const month = day.slice(0, 8);
  const nextMonth = `${addDays(`${month}28`, 4).slice(0, 8)}01`;
  switch (period) {
    case 'daily':
      return [day, addDays(day, 1)];
    case 'weekly': {
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return [addDays(day, -sinceMonday), addDays(day, 7 - sinceMonday)];
    }
    case 'semimonthly':
      return Number(day.slice(8)) <= 15 ? [`${month}01`, `${month}16`] : [`${month}16`, nextMonth];
    default:
      return [`${month}01`, nextMonth];
  }
}

/** Local time less UTC. */
function offsetMs(at: number, timeZone: string): number {
  const local = Date.parse(`${dateText(new Date(at).toISOString(), timeZone).replace(' ', 'T')}Z`);
  return local - (at - (at % 1000));
}

/** The first moment of a calendar day, also where the clocks skip midnight. Found by halving, as days follow each other. */
function startOfDay(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, within] = [noon - 28 * hourMs, noon + 16 * hourMs];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayText(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return within;
}
