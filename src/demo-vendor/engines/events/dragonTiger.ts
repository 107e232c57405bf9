import { type Card, cardOf, cardsFrom, cardText, isRed } from './cards.ts';
import { choice, type EventModel, meanOf, type Play } from './model.ts';

export interface DragonTigerResult {
  readonly dragon: Card;
  readonly tiger: Card;
}

const decks = 8;
const shoe = decks * 52;
const nothing: Card = { rank: 1, suit: 0 };
const win = 200;
const half = 50;
const tie = 1270;
const colour = 192;

const plays: readonly Play[] = [
  { key: 'side', picks: choice('dragon', 'tie', 'tiger'), pays: win, paysOf: { tie } },
  { key: 'dragonColour', picks: choice('red', 'black'), pays: colour },
  { key: 'tigerColour', picks: choice('red', 'black'), pays: colour },
];

/** One card each from eight shuffled decks. A tie returns half of the stake on either side. */
export const dragonTiger: EventModel<DragonTigerResult> = {
  id: 'dragonTiger',
  plays,
  draw: (random) => {
    const [dragon = nothing, tiger = nothing] = cardsFrom(random, decks, 2);
    return { dragon, tiger };
  },
  returned,
  expected: (play, pick) => meanOf(allPairs(), (result) => returned(result, play, pick)),
  texts: ({ dragon, tiger }) => [dragon, tiger].map(cardText),
};

/** The side with the higher rank; suits do not count and aces are low. */
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
