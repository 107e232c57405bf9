import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Index of the segment at the pointer, clockwise from 0. */
export type MoneyWheelResult = number;

/** Multiplier → how many of the fifty segments carry it. */
const shares = { 2: 24, 4: 12, 6: 8, 12: 4, 24: 2 } as const;

/** Multipliers around the wheel, each spread as evenly as possible. */
export const fields: readonly number[] = spread();

const plays: readonly Play[] = [
  {
    key: 'field',
    picks: choice(...Object.keys(shares)),
    pays: 200,
    paysOf: Object.fromEntries(Object.keys(shares).map((worth) => [worth, Number(worth) * 100])),
  },
];

/** Fifty segments; a bet on a multiplier returns it times the stake if the wheel stops there. */
export const moneyWheel: EventModel<MoneyWheelResult> = {
  id: 'moneyWheel',
  plays,
  draw: (random) => below(random, fields.length),
  returned,
  expected: (play, pick) => meanOf(fields.keys(), (field) => returned(field, play, pick)),
  texts: (field) => [`×${fields[field] ?? 0}`],
};

function returned(field: MoneyWheelResult, _: string, pick: string): number {
  return String(fields[field]) === pick ? Number(pick) * 100 : 0;
}

function spread(): number[] {
  const places = Object.entries(shares).flatMap(([worth, count]) =>
    Array.from({ length: count }, (_, index) => ({ worth: Number(worth), at: (index + 0.5) / count })),
  );
  return places.sort((one, other) => one.at - other.at || one.worth - other.worth).map(({ worth }) => worth);
}
