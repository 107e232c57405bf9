import { type Card, cardsFrom, cardText } from './cards.ts';
import { choice, type EventModel, type Play } from './model.ts';

/** Two or three cards per hand, in deal order. */
export interface BaccaratResult {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

const decks = 8;
const pays = { player: 200, banker: 195, tie: 900, pair: 1200 } as const;

const plays: readonly Play[] = [
  { key: 'hand', picks: choice('player', 'tie', 'banker'), pays: pays.player, paysOf: { banker: pays.banker, tie: pays.tie } },
  { key: 'firstPair', picks: choice('player', 'banker'), pays: pays.pair },
];

/**
 * Punto banco from eight shuffled decks with the standard third-card rule. 5 % commission on banker wins; a tie returns
 * bets on either hand.
 */
export const baccarat: EventModel<BaccaratResult> = {
  id: 'baccarat',
  plays,
  draw: (random) => {
    const [first, second, third, fourth, ...rest] = cardsFrom(random, decks, 6);
    const player = [first, third].flatMap(dealt);
    const banker = [second, fourth].flatMap(dealt);
    if (isNatural(totalOf(player)) || isNatural(totalOf(banker))) return { player, banker };
    const playersThird = totalOf(player) <= 5 ? rest[0] : undefined;
    const bankerDraws = drawsBanker(totalOf(banker), playersThird === undefined ? null : valueOf(playersThird.rank));
    const bankersThird = bankerDraws ? rest[playersThird === undefined ? 0 : 1] : undefined;
    return { player: [...player, ...dealt(playersThird)], banker: [...banker, ...dealt(bankersThird)] };
  },
  returned: ({ player, banker }, play, pick) => {
    if (play === 'firstPair') return isPair(pick === 'player' ? player : banker) ? pays.pair : 0;
    return returnedOn(pick, winnerOfTotals(totalOf(player), totalOf(banker)));
  },
  expected: (play, pick) => {
    if (play === 'firstPair') return (pays.pair * (decks * 4 - 1)) / (decks * 52 - 1);
    const chances = chancesOf();
    return winners.reduce((sum, winner) => sum + chances[winner] * returnedOn(pick, winner), 0);
  },
  texts: ({ player, banker }) => [player, banker].map((hand) => hand.map(cardText).join('')),
};

export type BaccaratWinner = (typeof winners)[number];
const winners = ['player', 'tie', 'banker'] as const;

/** The hand with the higher total. */
export const baccaratWinner = ({ player, banker }: BaccaratResult) => winnerOfTotals(totalOf(player), totalOf(banker));

/** Hand value: tens and face cards count 0, an ace 1, sum modulo 10. */
export const totalOf = (hand: readonly Card[]) => hand.reduce((sum, { rank }) => sum + valueOf(rank), 0) % 10;

const valueOf = (rank: number) => (rank >= 10 ? 0 : rank);
const dealt = (card: Card | undefined) => (card === undefined ? [] : [card]);
const isNatural = (total: number) => total >= 8;
const isPair = ([first, second]: readonly Card[]) => first?.rank === second?.rank;

const winnerOfTotals = (player: number, banker: number): BaccaratWinner =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker';

function returnedOn(pick: string, winner: BaccaratWinner): number {
  if (pick === winner) return pays[winner];
  return winner === 'tie' ? 100 : 0;
}

/** Banker total → range of the player's third card at which the banker draws. */
const bankerDrawsAt: Readonly<Record<number, readonly [min: number, max: number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

function drawsBanker(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  const [min, max] = bankerDrawsAt[total] ?? [1, 0];
  return playersThird >= min && playersThird <= max;
}

let counted: Readonly<Record<BaccaratWinner, number>> | null = null;

/** Win probability of each hand, counted over every sequence of six card values. */
function chancesOf() {
  counted ??= countChances();
  return counted;
}

function countChances(): Record<BaccaratWinner, number> {
  const left = Array.from({ length: 10 }, (_, value) => decks * (value === 0 ? 16 : 4));
  const chances = { player: 0, tie: 0, banker: 0 };
  const take = (cards: number, chance: number, next: (value: number, chance: number) => void) => {
    for (const [value, count] of left.entries()) {
      if (count === 0) continue;
      left[value] = count - 1;
      next(value, (chance * count) / cards);
      left[value] = count;
    }
  };
  const end = (player: number, banker: number, chance: number) => {
    chances[winnerOfTotals(player % 10, banker % 10)] += chance;
  };
  const all = decks * 52;
  take(all, 1, (a, afterA) =>
    take(all - 1, afterA, (b, afterB) =>
      take(all - 2, afterB, (c, afterC) =>
        take(all - 3, afterC, (d, chance) => {
          const [player, banker] = [(a + c) % 10, (b + d) % 10];
          if (isNatural(player) || isNatural(banker)) return end(player, banker, chance);
          if (player > 5) {
            if (!drawsBanker(banker, null)) return end(player, banker, chance);
            return take(all - 4, chance, (third, then) => end(player, banker + third, then));
          }
          return take(all - 4, chance, (third, then) => {
            if (!drawsBanker(banker, third)) return end(player + third, banker, then);
            return take(all - 5, then, (other, last) => end(player + third, banker + other, last));
          });
        }),
      ),
    ),
  );
  return chances;
}
