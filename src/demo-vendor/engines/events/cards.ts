import { below, type Random } from '../../fairness/random.ts';

/** Rank 1 (ace) to 13; suit 0 to 3: spades, hearts, clubs, diamonds. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

const deck = 52;
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = '♠♥♣♦';

/** The first `count` cards of `decks` freshly shuffled decks. */
export function cardsFrom(random: Random, decks: number, count: number): readonly Card[] {
  const taken: number[] = [];
  return Array.from({ length: count }, () => {
    let place = below(random, decks * deck - taken.length);
    for (const known of taken) if (place >= known) place += 1;
    taken.push(place);
    taken.sort((one, other) => one - other);
    return cardOf(place);
  });
}

/** Card at an index into sorted decks. */
export const cardOf = (place: number): Card => ({ rank: (place % 13) + 1, suit: Math.floor(place / 13) % 4 });

/** Rank and suit sign, e.g. `A♠`. */
export const cardText = ({ rank, suit }: Card) => `${rankText(rank)}${suits[suit] ?? ''}`;

/** Rank as printed on a card: A, 2 to 10, J, Q, K. */
export const rankText = (rank: number): string => ranks[rank - 1] ?? '';

/** Hearts and diamonds. */
export const isRed = ({ suit }: Card) => suit % 2 === 1;
