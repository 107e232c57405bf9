import { type BaccaratResult, baccaratWinner } from '../../engines/events/baccarat.ts';
import type { CoinsResult } from '../../engines/events/coins.ts';
import { isTriple, totalOf } from '../../engines/events/dice.ts';
import { type DiceDuelResult, diceWinner } from '../../engines/events/diceDuel.ts';
import { type DragonTigerResult, winnerOf } from '../../engines/events/dragonTiger.ts';
import { type HandSignsResult, handWinner } from '../../engines/events/handSigns.ts';
import type { ModelId } from '../../engines/events/models.ts';
import { colourOf } from '../../engines/events/roulette.ts';
import { type ThreeCardsResult, threeCardsWinner } from '../../engines/events/threeCards.ts';

/** Colour of a bead. Green is a tie or its equivalent, which belongs to neither side. */
export type Tone = 'blue' | 'red' | 'ink' | 'green';

/** Rules for putting a table's results on a road. Sides are named by the picks that win on them. */
export interface RoadRules {
  readonly sides: Readonly<Partial<Record<Tone, string>>>;
  readonly toneOf: (result: unknown) => Tone;
}

const rules = <Side extends string>(
  sides: Readonly<Partial<Record<Tone, Side>>>,
  sideOf: (result: never) => Side,
): RoadRules => {
  const tones = Object.entries(sides) as [Tone, Side][];
  return {
    sides,
    toneOf: (result) => {
      const side = sideOf(result as never);
      return tones.find(([, name]) => name === side)?.[0] ?? 'green';
    },
  };
};

const big = (faces: readonly number[]) => (isTriple(faces) ? 'triple' : totalOf(faces) > 10 ? 'big' : 'small');

const all: Partial<Readonly<Record<ModelId, RoadRules>>> = {
  baccarat: rules({ red: 'banker', blue: 'player', green: 'tie' }, (hand: BaccaratResult) => baccaratWinner(hand)),
  dragonTiger: rules({ red: 'dragon', blue: 'tiger', green: 'tie' }, (hand: DragonTigerResult) => winnerOf(hand)),
  threeCards: rules({ red: 'dragon', blue: 'phoenix', green: 'tie' }, (hands: ThreeCardsResult) => threeCardsWinner(hands)),
  diceDuel: rules({ blue: 'left', red: 'right', green: 'equal' }, (result: DiceDuelResult) => diceWinner(result)),
  handSigns: rules({ blue: 'left', red: 'right', green: 'equal' }, (result: HandSignsResult) => handWinner(result)),
  coins: rules({ blue: 'even', red: 'odd' }, (discs: CoinsResult) => (discs.filter(Boolean).length % 2 === 0 ? 'even' : 'odd')),
  dice: rules({ red: 'big', blue: 'small', green: 'triple' }, big),
  sicBo: rules({ red: 'big', blue: 'small', green: 'triple' }, big),
  roulette: rules({ red: 'red', ink: 'black', green: 'green' }, (number: number) => colourOf(number)),
};

/** The rules of a model's road; null where results have no two sides. */
export const roadRulesOf = (model: ModelId): RoadRules | null => all[model] ?? null;

export const roadRows = 6;

/** A cell of the big road. `ties` counts the ties that followed its result. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly tone: Tone;
  readonly ties: number;
}

/**
 * The big road of results, oldest first: a new column for every change of side, downwards while a side repeats, to the right
 * at the sixth row or a taken cell. Ties are counted on the result before them; before the first result they are left out.
 */
export function bigRoad(tones: readonly Tone[]): readonly RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  for (const tone of tones) {
    const last = cells.at(-1);
    if (tone === 'green') {
      if (last !== undefined) cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    let place = { column: 0, row: 0 };
    if (last === undefined || last.tone !== tone) {
      start += 1;
      place = { column: start, row: 0 };
    } else {
      const isBlocked = last.row === roadRows - 1 || taken.has(`${last.column}:${last.row + 1}`) || last.column > start;
      place = isBlocked ? { column: last.column + 1, row: last.row } : { column: last.column, row: last.row + 1 };
    }
    taken.add(`${place.column}:${place.row}`);
    cells.push({ ...place, tone, ties: 0 });
  }
  return cells;
}
