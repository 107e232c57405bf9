import { below } from '../../fairness/random.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

/** Rank 1 to 13, the ace lowest, and suit 0 to 3: spades, hearts, clubs, diamonds. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

export interface DragonTigerResult {
  readonly dragon: Card;
  readonly tiger: Card;
}

const shoe = 8 * 52;
const win = 200;
const half = 50;
const tie = 1270;
const colour = 192;

const plays: readonly Play[] = [
  { key: 'side', picks: choice('dragon', 'tie', 'tiger'), pays: win },
  { key: 'dragonColour', picks: choice('red', 'black'), pays: colour },
  { key: 'tigerColour', picks: choice('red', 'black'), pays: colour },
];

/** One card each from eight shuffled decks. At a tie the sides get half of their stake back. */
export const dragonTiger: EventModel<DragonTigerResult> = {
  id: 'dragonTiger',
  plays,
  draw: (random) => {
    const first = below(random, shoe);
    const second = below(random, shoe - 1);
    return { dragon: cardOf(first), tiger: cardOf(second >= first ? second + 1 : second) };
  },
  returned,
  expected: (play, pick) => meanOf(allPairs(), (result) => returned(result, play, pick)),
  texts: ({ dragon, tiger }) => [dragon, tiger].map(cardText),
};

const cardOf = (index: number): Card => ({ rank: (index % 13) + 1, suit: Math.floor(index / 13) % 4 });

const cardText = ({ rank, suit }: Card) =>
  `${['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1]}${'♠♥♣♦'[suit]}`;

export const isRed = ({ suit }: Card) => suit % 2 === 1;

export const winnerOf = ({ dragon, tiger }: DragonTigerResult) =>
  dragon.rank === tiger.rank ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger';

function returned(result: DragonTigerResult, play: string, pick: string): number {
  if (play === 'side') {
    const winner = winnerOf(result);
    if (winner === pick) return winner === 'tie' ? tie : win;
    return winner === 'tie' ? half : 0;
  }
  const card = play === 'dragonColour' ? result.dragon : result.tiger;
  return isRed(card) === (pick === 'red') ? colour : 0;
}

function* allPairs(): Generator<DragonTigerResult> {
  for (let first = 0; first < shoe; first += 1) {
    for (let second = 0; second < shoe; second += 1)
      if (first !== second) yield { dragon: cardOf(first), tiger: cardOf(second) };
  }
}
