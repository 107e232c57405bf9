import { type Card, cardOf, cardsFrom, cardText } from './cards.ts';
import { choice, type EventModel, type Play } from './model.ts';

/** Three cards each, dealt alternately. */
export interface ThreeCardsResult {
  readonly dragon: readonly Card[];
  readonly phoenix: readonly Card[];
}

/** Hand ranks, ascending. */
export const kinds = ['high', 'pair', 'straight', 'flush', 'straightFlush', 'three'] as const;
export type HandKind = (typeof kinds)[number];

const side = 192;
const kindPays = { pair: 560, straight: 2900, flush: 1900, straightFlush: 43_000, three: 39_000 } as const;
const paid = Object.keys(kindPays) as (keyof typeof kindPays)[];

const plays: readonly Play[] = [
  { key: 'bestHand', picks: choice('dragon', 'phoenix'), pays: side },
  { key: 'dragonKind', picks: choice(...paid), pays: kindPays.pair, paysOf: kindPays },
  { key: 'phoenixKind', picks: choice(...paid), pays: kindPays.pair, paysOf: kindPays },
];

/**
 * Zhajinhua (three-card brag) with two hands from one deck: three of a kind, straight flush, flush, straight, pair, high
 * card; the ace is high, and low in A-2-3. A tie returns the stake.
 */
export const threeCards: EventModel<ThreeCardsResult> = {
  id: 'threeCards',
  plays,
  draw: (random) => {
    const cards = cardsFrom(random, 1, 6);
    const hand = (side: number) => cards.filter((_, index) => index % 2 === side);
    return { dragon: hand(0), phoenix: hand(1) };
  },
  returned,
  expected: (play, pick) => {
    const { kindChance, equal } = counts();
    if (play === 'bestHand') return equal * 100 + ((1 - equal) / 2) * side;
    return kindChance[pick as HandKind] * (kindPays[pick as keyof typeof kindPays] ?? 0);
  },
  texts: ({ dragon, phoenix }) => [dragon, phoenix].map((hand) => hand.map(cardText).join('')),
};

/** The side with the stronger hand. */
export function threeCardsWinner({ dragon, phoenix }: ThreeCardsResult): 'dragon' | 'phoenix' | 'tie' {
  const difference = strengthOf(dragon) - strengthOf(phoenix);
  return difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'phoenix';
}

/** Kind of a hand, e.g. a pair. */
export const kindOf = (hand: readonly Card[]): HandKind => kinds[Math.floor(strengthOf(hand) / byKind)] ?? 'high';

function returned(result: ThreeCardsResult, play: string, pick: string): number {
  if (play !== 'bestHand') {
    const kind = kindOf(play === 'dragonKind' ? result.dragon : result.phoenix);
    return kind === pick && kind !== 'high' ? kindPays[kind] : 0;
  }
  const winner = threeCardsWinner(result);
  return winner === 'tie' ? 100 : winner === pick ? side : 0;
}

const base = 15;
const byKind = base ** 3;

/** Comparable strength of a hand; equal for ties. */
function strengthOf(hand: readonly Card[]): number {
  const ranks = hand.map(({ rank }) => (rank === 1 ? 14 : rank)).sort((one, other) => other - one);
  const [a = 0, b = 0, c = 0] = ranks;
  const isFlush = hand.every(({ suit }) => suit === hand[0]?.suit);
  const isLow = a === 14 && b === 3 && c === 2;
  const isStraight = isLow || (a === b + 1 && b === c + 1);
  const value = (kind: HandKind, first: number, second = 0, third = 0) =>
    kinds.indexOf(kind) * byKind + first * base ** 2 + second * base + third;
  if (a === c) return value('three', a);
  if (isStraight) return value(isFlush ? 'straightFlush' : 'straight', isLow ? 3 : a);
  if (isFlush) return value('flush', a, b, c);
  if (a === b) return value('pair', a, c);
  if (b === c) return value('pair', b, a);
  return value('high', a, b, c);
}

let known: ReturnType<typeof count> | null = null;

function counts() {
  known ??= count();
  return known;
}

/** Over all hands of a deck: frequency of each rank, and how often two disjoint hands tie. */
function count() {
  const alike = new Map<number, (readonly [number, number, number])[]>();
  let hands = 0;
  const byName: Record<HandKind, number> = { high: 0, pair: 0, straight: 0, flush: 0, straightFlush: 0, three: 0 };
  for (let a = 0; a < 52; a += 1) {
    for (let b = a + 1; b < 52; b += 1) {
      for (let c = b + 1; c < 52; c += 1) {
        const hand = [cardOf(a), cardOf(b), cardOf(c)];
        const strength = strengthOf(hand);
        const same = alike.get(strength) ?? [];
        same.push([a, b, c]);
        alike.set(strength, same);
        byName[kindOf(hand)] += 1;
        hands += 1;
      }
    }
  }
  let equal = 0;
  for (const same of alike.values()) {
    for (const one of same) for (const other of same) if (!one.some((card) => other.includes(card))) equal += 1;
  }
  const others = (49 * 48 * 47) / 6;
  const kindChance = Object.fromEntries(kinds.map((kind) => [kind, byName[kind] / hands])) as Record<HandKind, number>;
  return { kindChance, equal: equal / (hands * others) };
}
