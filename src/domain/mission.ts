import { addDays } from './datePresets.ts';
import { type PromotionPeriod, periodBefore, periodOf } from './promotion.ts';

/** Figures that missions count. */
export const missionKinds = ['bets', 'turnover', 'deposits', 'friends'] as const;
export type MissionKind = (typeof missionKinds)[number];

/** Cycles in which a mission can be fulfilled: daily, weekly from Monday, or once between two days. */
export const missionCycles = ['day', 'week', 'event'] as const;
export type MissionCycle = (typeof missionCycles)[number];

/** `open`: in progress; `claimable`: fulfilled, its reward waits. Both count as open on the badge of the menu. */
export const missionStates = ['open', 'claimable', 'claimed'] as const;
export type MissionState = (typeof missionStates)[number];

/** States of a red envelope. */
export const envelopeStates = ['waiting', 'opened', 'expired', 'revoked'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

/** Days of the calendar, both inclusive; undefined for a side without an end. */
interface MissionDays {
  readonly cycle: MissionCycle;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** One turn of a mission. */
export interface MissionTurn {
  /** In rows: the first day of the day or week, or `once`. */
  readonly key: string;
  /** First and last day that count. */
  readonly from: string;
  readonly until: string;
  /** Last day on which the reward can be claimed. */
  readonly claimUntil: string;
  /** Its days have ended. */
  readonly isOver: boolean;
}

/** Days after an event within which its reward can be claimed. */
const eventClaimDays = 7;

/** The turns of a mission that matter on a day: the one of the day, and the one before it, whose reward can still be claimed. */
export function missionTurns({ cycle, from, until }: MissionDays, today: string): readonly MissionTurn[] {
  if (cycle === 'event') {
    if (from === undefined || until === undefined || today < from) return [];
    const claimUntil = addDays(until, eventClaimDays);
    return today > claimUntil ? [] : [{ key: 'once', from, until, claimUntil, isOver: today > until }];
  }
  return [periodBefore(cycle, today), periodOf(cycle, today)].flatMap((period): MissionTurn[] => {
    const days = period === null ? null : clipped(period, from, until);
    if (period === null || days === null || period.until === null) return [];
    const claimUntil = periodOf(cycle, addDays(period.until, 1)).until ?? period.until;
    return [{ key: period.key, ...days, claimUntil, isOver: today > period.until }];
  });
}

/** The days of a period between two others; null for none. */
function clipped(period: PromotionPeriod, from: string | undefined, until: string | undefined) {
  if (period.from === null || period.until === null) return null;
  const days = {
    from: from !== undefined && from > period.from ? from : period.from,
    until: until !== undefined && until < period.until ? until : period.until,
  };
  return days.from <= days.until ? days : null;
}
