/** Figures that a player can limit. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar periods in the time zone of the brand; a week starts on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Longest time limit of a period, in minutes. */
export const minutesOf: Readonly<Record<LimitPeriod, number>> = { day: 1_440, week: 10_080, month: 44_640 };
