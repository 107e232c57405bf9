import type { Endings, Scoring } from './scoring.ts';

/** Configuration of a sport. */
export interface Sport {
  readonly id: string;
  readonly scoring: Scoring;
  /** Maximum deviation of a side's strength, in hundredths. */
  readonly spread: number;
  /** Home advantage, in hundredths of strength. */
  readonly home: number;
  /** Name of a period; null where the clock counts minutes. `periods` is their maximum number. */
  readonly period: 'quarter' | 'inning' | 'set' | 'rack' | 'leg' | 'frame' | 'round' | 'run' | 'map' | null;
  readonly periods: number;
  /** Concurrent fixtures per event. */
  readonly fixtures: number;
  /** List of names in `i18n/clubs.ts`. */
  readonly names: 'football' | 'courts' | 'stable' | 'esports';
  readonly clubs: number;
}

const common = { fixtures: 5, names: 'courts', clubs: 20 } as const;

const race = (wins: number, endings?: Endings, lastEndings?: Endings) => ({
  scoring: {
    kind: 'race' as const,
    wins,
    ...(endings === undefined ? {} : { endings }),
    ...(lastEndings === undefined ? {} : { lastEndings }),
  },
  periods: 2 * wins - 1,
});

/** Possible scores of a set to `points`: the loser has `min` or more, or play continues until one leads by two. */
const toPoints = (points: number, min: number): Endings => [
  ...Array.from({ length: points - 1 - min }, (_, index) => [points, min + index] as const),
  [points + 1, points - 1],
  [points + 2, points],
];

const tennisSet: Endings = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
];
const overtime: Endings = [
  [9, 4],
  [10, 8],
  [11, 6],
  [12, 9],
  [13, 10],
];
const tenFrames: Endings = [
  [181, 167],
  [194, 188],
  [203, 176],
  [215, 209],
  [226, 191],
  [237, 220],
  [248, 213],
];

export const sports = {
  football: {
    id: 'football',
    scoring: { kind: 'scores', mean: 135 },
    spread: 30,
    home: 10,
    period: null,
    periods: 90,
    fixtures: 6,
    names: 'football',
    clubs: 20,
  },
  basketball: {
    ...common,
    id: 'basketball',
    scoring: { kind: 'scores', mean: 8600, gathered: 12, added: overtime },
    spread: 6,
    home: 2,
    period: 'quarter',
    periods: 4,
  },
  baseball: {
    ...common,
    id: 'baseball',
    scoring: { kind: 'scores', mean: 430, added: [[1, 0]] },
    spread: 25,
    home: 4,
    period: 'inning',
    periods: 9,
  },
  tennis: { ...common, id: 'tennis', ...race(2, tennisSet), spread: 30, home: 0, period: 'set' },
  badminton: { ...common, id: 'badminton', ...race(2, toPoints(21, 9)), spread: 30, home: 0, period: 'set' },
  volleyball: {
    ...common,
    id: 'volleyball',
    ...race(2, toPoints(21, 12), toPoints(15, 8)),
    spread: 25,
    home: 4,
    period: 'set',
  },
  tableTennis: { ...common, id: 'tableTennis', ...race(3, toPoints(11, 3)), spread: 20, home: 0, period: 'set' },
  billiards: { ...common, id: 'billiards', ...race(5), spread: 16, home: 0, period: 'rack' },
  darts: { ...common, id: 'darts', ...race(4), spread: 18, home: 0, period: 'leg' },
  bowling: { ...common, id: 'bowling', ...race(2, tenFrames), spread: 25, home: 0, period: 'frame' },
  boxing: {
    ...common,
    id: 'boxing',
    scoring: { kind: 'rounds', rounds: 12 },
    spread: 16,
    home: 0,
    period: 'round',
    periods: 12,
  },
  speedDuel: { ...common, id: 'speedDuel', ...race(3), spread: 20, home: 0, period: 'run' },
  matchRace: { ...common, id: 'matchRace', ...race(2), spread: 25, home: 0, period: 'run', names: 'stable' },
  maps: { ...common, id: 'maps', ...race(2), spread: 28, home: 0, period: 'map', names: 'esports' },
  fights: { ...common, id: 'fights', ...race(3), spread: 20, home: 0, period: 'round', names: 'esports' },
  drift: { ...common, id: 'drift', ...race(3), spread: 20, home: 0, period: 'run', names: 'esports' },
} as const satisfies Record<string, Sport>;
