/** Schedule of an event type, in seconds. */
export interface Pace {
  /** Interval between event starts. */
  readonly every: number;
  /** Offset from the Unix epoch, so that event types are not all decided at the same moment. */
  readonly offset: number;
  /** Betting opens this long before the event starts. */
  readonly ahead: number;
  /** Betting closes this long after the event starts. */
  readonly betting: number;
  /** The result is final this long after the event starts. */
  readonly decided: number;
}

const draw = (every: number, offset = 0): Pace => ({ every, offset, ahead: 0, betting: every - 5, decided: every });

export const paces = {
  halfMinute: draw(30),
  minute: draw(60),
  fiveMinutes: draw(300),
  tenMinutes: draw(600),
  tenMinutesLater: draw(600, 200),
  tenMinutesLatest: draw(600, 400),
  quarter: draw(900),
  /** 18 s of betting; the rest of the interval shows the result. */
  table: { every: 30, offset: 0, ahead: 0, betting: 18, decided: 20 },
  /** Kick-off is the event's start; full time is 90 s later. */
  match: { every: 180, offset: 0, ahead: 540, betting: 0, decided: 90 },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof paces;
export type Paces = Readonly<Record<PaceId, Pace>>;

const fastDraw: Pace = { every: 10, offset: 0, ahead: 0, betting: 9, decided: 10 };

/** For tests: every draw and table opens, closes and is decided within 10 s. Matches keep the normal schedule. */
const fastPaces: Paces = {
  ...paces,
  halfMinute: fastDraw,
  minute: fastDraw,
  fiveMinutes: fastDraw,
  tenMinutes: fastDraw,
  tenMinutesLater: fastDraw,
  tenMinutesLatest: fastDraw,
  quarter: fastDraw,
  table: { ...fastDraw, betting: 8, decided: 9 },
};

/** Schedules that an installation can select. */
export const gamePaces = { normal: paces, fast: fastPaces } as const satisfies Record<string, Paces>;

export type GamePace = keyof typeof gamePaces;

/** Epoch milliseconds. */
export interface EventTimes {
  readonly opensAt: number;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly decidedAt: number;
}

/** Times of the event with this number. */
export function timesOf(pace: Pace, number: number): EventTimes {
  const start = number * pace.every + pace.offset;
  return {
    opensAt: (start - pace.ahead) * 1000,
    startsAt: start * 1000,
    closesAt: (start + pace.betting) * 1000,
    decidedAt: (start + pace.decided) * 1000,
  };
}

/** Number of the event that is running at `moment` (epoch milliseconds). */
export const numberAt = (pace: Pace, moment: number) => Math.floor((moment / 1000 - pace.offset) / pace.every);

/** Number of the latest event that is decided at `moment` (epoch milliseconds). */
export const lastDecided = (pace: Pace, moment: number) =>
  Math.floor((moment / 1000 - pace.offset - pace.decided) / pace.every);
