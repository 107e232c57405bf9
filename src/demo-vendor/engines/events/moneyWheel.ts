import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** The field at the pointer, counted clockwise from 0. */
export type MoneyWheelResult = number;

/** What a field returns, in whole stakes, and on how many of the fifty fields it stands. */
const shares = { 2: 24, 4: 12, 6: 8, 12: 4, 24: 2 } as const;

/** Fields around the wheel, each worth spread as evenly as its number allows. */
export const fields: readonly number[] = spread();

const plays: readonly Play[] = [
  {
    key: 'field',
    picks: choice(...Object.keys(shares)),
    pays: 200,
    paysOf: Object.fromEntries(Object.keys(shares).map((worth) => [worth, Number(worth) * 100])),
  },
];

/** Fifty fields; a bet on a worth returns as many stakes when the wheel stops at it. */
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
