import type { Random } from '../../fairness/random.ts';

/** What may be chosen for a kind of bet. */
export type Picks =
  | { readonly kind: 'choice'; readonly from: readonly string[] }
  /** `count` different numbers of `digits` digits, in rising order, joined by a dash. */
  | {
      readonly kind: 'numbers';
      readonly least: number;
      readonly most: number;
      readonly digits: number;
      readonly count: number;
    };

/** A kind of bet. `pays` is said in words of the rules: hundredths of the stake that a hit returns, the stake included. */
export interface Play {
  readonly key: string;
  readonly picks: Picks;
  readonly pays: number;
  /** Picks that return something else than `pays`. */
  readonly paysOf?: Readonly<Record<string, number>>;
  /** `pays` is the least: a pick that is hit more than once returns more. */
  readonly more?: true;
}

/** Hundredths of the stake that a hit on this pick returns. */
export const paysOn = ({ pays, paysOf }: Play, pick: string): number => paysOf?.[pick] ?? pays;

/** Bets of many players on one result: a draw, a hand, a throw, a day of matches. */
export interface EventModel<Result = unknown> {
  readonly id: string;
  readonly plays: readonly Play[];
  /** The result of the event with this number; matches differ from number to number. */
  readonly draw: (random: Random, number: number) => Result;
  /** Hundredths of the stake that come back. */
  readonly returned: (result: Result, play: string, pick: string, number: number) => number;
  /** Hundredths of the stake that come back in the long run, counted, not played. */
  readonly expected: (play: string, pick: string, number: number) => number;
  /** The result in short texts, as lists of opened numbers show it. */
  readonly texts: (result: Result) => readonly string[];
}

export function isPick(model: EventModel, play: string, pick: string): boolean {
  const picks = model.plays.find(({ key }) => key === play)?.picks;
  if (picks === undefined) return false;
  if (picks.kind === 'choice') return picks.from.includes(pick);
  const parts = pick.split('-');
  const values = parts.map(Number);
  return (
    parts.length === picks.count &&
    parts.every((part) => part.length === picks.digits && /^\d+$/.test(part)) &&
    values.every((value, index) => value >= picks.least && value <= picks.most && value > (values[index - 1] ?? -1))
  );
}

/** The first thing one may pick, for examples and for checks of a whole table. */
export const examplePick = ({ picks }: Play): string =>
  picks.kind === 'choice'
    ? (picks.from[0] ?? '')
    : Array.from({ length: picks.count }, (_, index) => String(picks.least + index).padStart(picks.digits, '0')).join('-');

/** Mean of what every result returns, each as likely as the next. */
export function meanOf<Result>(results: Iterable<Result>, returned: (result: Result) => number): number {
  let sum = 0;
  let count = 0;
  for (const result of results) {
    sum += returned(result);
    count += 1;
  }
  return sum / count;
}

export const choice = (...from: readonly string[]): Picks => ({ kind: 'choice', from });
