/** When an event takes bets and when it is decided, in seconds. */
export interface Pace {
  /** From one event to the next. */
  readonly every: number;
  /** Shift against the full hour, so that not everything falls at once. */
  readonly offset: number;
  /** Bets open this long before the event's own time begins. */
  readonly ahead: number;
  /** Bets close this long after the event's own time began. */
  readonly betting: number;
  /** The result counts this long after its own time began. */
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
  /** Eighteen seconds to bet, the rest to see it. */
  table: { every: 30, offset: 0, ahead: 0, betting: 18, decided: 20 },
  /** Kick-off is the event's own time; the whistle comes 90 seconds later. */
  match: { every: 180, offset: 0, ahead: 540, betting: 0, decided: 90 },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof paces;
export type Paces = Readonly<Record<PaceId, Pace>>;

const fastDraw: Pace = { every: 10, offset: 0, ahead: 0, betting: 9, decided: 10 };

/** For tests: every draw and table opens, closes and is decided within ten seconds. Fixtures keep their time. */
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

/** The schedules that an installation can choose. */
export const gamePaces = { normal: paces, fast: fastPaces } as const satisfies Record<string, Paces>;

export type GamePace = keyof typeof gamePaces;

/** Milliseconds since 1970. */
export interface EventTimes {
  readonly opensAt: number;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly decidedAt: number;
}

export function timesOf(pace: Pace, number: number): EventTimes {
  const start = number * pace.every + pace.offset;
  return {
    opensAt: (start - pace.ahead) * 1000,
    startsAt: start * 1000,
    closesAt: (start + pace.betting) * 1000,
    decidedAt: (start + pace.decided) * 1000,
  };
}

/** The event whose own time it is. */
export const numberAt = (pace: Pace, moment: number) => Math.floor((moment / 1000 - pace.offset) / pace.every);

/** The last event that is decided. */
export const lastDecided = (pace: Pace, moment: number) =>
  Math.floor((moment / 1000 - pace.offset - pace.decided) / pace.every);
