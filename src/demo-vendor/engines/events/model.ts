import type { Random } from '../../fairness/random.ts';
import { areLegs, joinLegs, partOf, readLegs } from './combination.ts';

/** Valid picks of a bet type. */
export type Picks =
  | { readonly kind: 'choice'; readonly from: readonly string[] }
  /** `count` distinct numbers of `digits` digits, ascending, joined by `-`. */
  | {
      readonly kind: 'numbers';
      readonly min: number;
      readonly max: number;
      readonly digits: number;
      readonly count: number;
    }
  /** Picks of several bet types on different matches, all of which have to hit. */
  | { readonly kind: 'combination'; readonly of: readonly Play[] };

/** A bet type. `pays`: hundredths of the stake that a hit returns, stake included. */
export interface Play {
  readonly key: string;
  readonly picks: Picks;
  readonly pays: number;
  /** Payouts of picks that differ from `pays`. */
  readonly paysOf?: Readonly<Record<string, number>>;
  /** `pays` is the minimum: multiple hits return more. */
  readonly more?: true;
}

/** Hundredths of the stake that a hit on this pick returns. */
export const paysOn = ({ pays, paysOf }: Play, pick: string): number => paysOf?.[pick] ?? pays;

/** Rules of an event whose result all players share: a draw, a hand, a throw, a round of matches. */
export interface EventModel<Result = unknown> {
  readonly id: string;
  readonly plays: readonly Play[];
  /** Result of the event with this number (fixtures depend on the number). */
  readonly draw: (random: Random, number: number) => Result;
  /** Hundredths of the stake that this result returns. */
  readonly returned: (result: Result, play: string, pick: string, number: number) => number;
  /** Expected return in hundredths of the stake, computed exactly, not simulated. */
  readonly expected: (play: string, pick: string, number: number) => number;
  /** Odds of a pick in hundredths, where they differ by event. */
  readonly oddsOf?: (play: string, pick: string, number: number) => number;
  /** The result as short texts for result lists. */
  readonly texts: (result: Result) => readonly string[];
}

/** Whether a pick is valid for a bet type. Picks of several numbers are joined by `-`, ascending and distinct. */
export function isPick(model: EventModel, play: string, pick: string): boolean {
  const picks = model.plays.find(({ key }) => key === play)?.picks;
  if (picks === undefined) return false;
  if (picks.kind === 'combination')
    return areLegs(readLegs(pick), (leg) => picks.of.some(({ key }) => key === leg.play) && isPick(model, leg.play, leg.pick));
  if (picks.kind === 'choice') return picks.from.includes(pick);
  const parts = pick.split('-');
  const values = parts.map(Number);
  return (
    parts.length === picks.count &&
    parts.every((part) => part.length === picks.digits && /^\d+$/.test(part)) &&
    values.every((value, index) => value >= picks.min && value <= picks.max && value > (values[index - 1] ?? -1))
  );
}

/** First valid pick of a bet type, for examples and tests. */
export function examplePick({ picks }: Play): string {
  if (picks.kind === 'combination') return exampleCombination(picks.of);
  return picks.kind === 'choice'
    ? (picks.from[0] ?? '')
    : Array.from({ length: picks.count }, (_, index) => String(picks.min + index).padStart(picks.digits, '0')).join('-');
}

function exampleCombination([play]: readonly Play[]): string {
  if (play?.picks.kind !== 'choice') return '';
  const [first = '', ...rest] = play.picks.from;
  const second = rest.find((pick) => partOf(pick) !== partOf(first)) ?? '';
  return joinLegs([first, second].map((pick) => ({ play: play.key, pick })));
}

/** Mean return over equally likely results. */
export function meanOf<Result>(results: Iterable<Result>, returned: (result: Result) => number): number {
  let sum = 0;
  let count = 0;
  for (const result of results) {
    sum += returned(result);
    count += 1;
  }
  return sum / count;
}

/** Picks of a fixed list. */
export const choice = (...from: readonly string[]): Picks => ({ kind: 'choice', from });
