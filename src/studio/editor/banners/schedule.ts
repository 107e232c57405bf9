import { addDays, daysOf, presetRange } from '../../../domain/datePresets.ts';
import { studioOffsetMs, studioZone } from '../../i18n/index.ts';

/** Time in which an entry is shown, in epoch milliseconds; open ends are null. */
export interface Shown {
  readonly from: number | null;
  readonly until: number | null;
}

export type ScheduleState = 'live' | 'planned' | 'ended' | 'never';

const dayMs = 86_400_000;

const momentOf = (value: unknown): number | null => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
};

/** Reads `from` and `until` of an entry; a moment that cannot be read counts as open. */
export const shownOf = (entry: unknown): Shown => {
  const { from, until } = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<Record<string, unknown>>;
  return { from: momentOf(from), until: momentOf(until) };
};

/** The state of an entry at a moment: it is shown from `from` on, and no longer at `until`. */
export function stateAt({ from, until }: Shown, now: number): ScheduleState {
  if (from !== null && until !== null && until <= from) return 'never';
  if (until !== null && until <= now) return 'ended';
  return from !== null && from > now ? 'planned' : 'live';
}

export const spans = ['next7', 'next30', 'month', 'quarter'] as const;
export type Span = (typeof spans)[number];
const monthsOf = { month: 1, quarter: 4 } as const;

export interface Timeline {
  readonly start: number;
  readonly end: number;
  /** Starts of its columns: months, weeks of up to 31 days, or the days of a week. */
  readonly ticks: readonly number[];
  /** Place of `now` in percent. */
  readonly now: number;
}

/** The time that a schedule shows, in Việt Nam: whole months from the present one on, or the next days [CONST-38]. */
export function timelineOf(span: Span, now: number): Timeline {
  if (span === 'next7' || span === 'next30') return timelineOfDays(span, now);
  const local = new Date(now + studioOffsetMs);
  const monthStart = (ahead: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + ahead, 1) - studioOffsetMs;
  const months = monthsOf[span];
  const start = monthStart(0);
  const end = monthStart(months);
  const ticks =
    months > 1
      ? Array.from({ length: months }, (_, month) => monthStart(month))
      : Array.from({ length: Math.ceil((end - start) / (7 * dayMs)) }, (_, week) => start + week * 7 * dayMs);
  return { start, end, ticks, now: percentOf(now, start, end) };
}

function timelineOfDays(preset: 'next7' | 'next30', now: number): Timeline {
  const range = presetRange(preset, now, studioZone);
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - studioOffsetMs;
  const [start, end] = [startOf(range.from), startOf(addDays(range.until, 1))];
  const step = preset === 'next7' ? 1 : 7;
  const ticks = daysOf(range).flatMap((day, index) => (index % step === 0 ? [startOf(day)] : []));
  return { start, end, ticks, now: percentOf(now, start, end) };
}

export interface Bar {
  /** In percent of the timeline. */
  readonly start: number;
  readonly width: number;
}

/** Part of the timeline in which an entry is shown; null if it lies outside. */
export function barOf({ from, until }: Shown, { start, end }: Timeline): Bar | null {
  const first = Math.max(from ?? start, start);
  const last = Math.min(until ?? end, end);
  if (last <= first) return null;
  const left = percentOf(first, start, end);
  return { start: left, width: percentOf(last, start, end) - left };
}

const percentOf = (moment: number, start: number, end: number) => (100 * (moment - start)) / (end - start);
