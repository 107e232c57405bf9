import type { WagePayment } from '../../../wire/wages.ts';

/** A stretch of the time axis, with the payments of its period; none where nothing was paid. */
export interface Slot {
  /** Epoch in milliseconds. */
  readonly at: number;
  readonly rows: readonly WagePayment[];
}

/** Stretches of one length up to the newest payment, without a gap: equal times are equally far apart. */
export function slotsOf(rows: readonly WagePayment[], lengthMs: number, count: number): Slot[] {
  const slotOf = ({ from }: WagePayment) => Math.floor(Date.parse(from) / lengthMs) * lengthMs;
  const bySlot = Map.groupBy(rows, slotOf);
  const newest = Math.max(...bySlot.keys());
  const oldest = Math.max(newest - (count - 1) * lengthMs, Math.min(...bySlot.keys()));
  const length = Math.round((newest - oldest) / lengthMs) + 1;
  return Array.from({ length }, (_, index) => {
    const at = oldest + index * lengthMs;
    return { at, rows: bySlot.get(at) ?? [] };
  });
}
