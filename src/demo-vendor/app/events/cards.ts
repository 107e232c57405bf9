import { type Card, isRed, rankText } from '../../engines/events/cards.ts';
import { h, s } from '../dom.ts';

/** SVG paths of spades, hearts, clubs, diamonds in a 100 × 100 box. */
const suits = [
  'M50 8C62 28 90 44 90 64 90 80 68 84 56 70 57 82 62 90 70 94H30C38 90 43 82 44 70 32 84 10 80 10 64 10 44 38 28 50 8Z',
  'M50 92C30 72 8 56 8 34 8 12 38 6 50 28 62 6 92 12 92 34 92 56 70 72 50 92Z',
  'M50 6A20 20 0 0 1 66 38 20 20 0 1 1 56 70C57 82 62 90 70 94H30C38 90 43 82 44 70A20 20 0 1 1 34 38 20 20 0 0 1 50 6Z',
  'M50 4L86 50 50 96 14 50Z',
] as const;
const suitNames = ['♠', '♥', '♣', '♦'] as const;

/** The sign of a suit. */
export const suitPicture = (suit: number) =>
  s(
    'svg',
    { viewBox: '0 0 100 100', class: 'suit', 'aria-hidden': 'true' },
    s('path', { d: suits[suit] ?? suits[0], fill: 'currentColor' }),
  ) as unknown as HTMLElement;

/** A card; null shows its back. */
export function cardPicture(card: Card | null, label: string) {
  if (card === null) return h('div', { class: 'card card-back', role: 'img', 'aria-label': label });
  const rank = rankText(card.rank);
  return h(
    'div',
    {
      class: `card${isRed(card) ? ' card-red' : ''}`,
      role: 'img',
      'aria-label': `${label}: ${rank}${suitNames[card.suit] ?? ''}`,
    },
    h('span', { class: 'card-corner' }, h('b', {}, rank), suitPicture(card.suit)),
    h('span', { class: 'card-suit' }, suitPicture(card.suit)),
  );
}

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A die as SVG, with its number as accessible name. */
export const diePicture = (face: number) =>
  s(
    'svg',
    { viewBox: '0 0 100 100', class: 'die', role: 'img', 'aria-label': String(face) },
    s('rect', { x: 4, y: 8, width: 92, height: 92, rx: 20, class: 'die-shade' }),
    s('rect', { x: 4, y: 2, width: 92, height: 92, rx: 20, class: 'die-face' }),
    ...(spots[face] ?? []).map(([x, y]) =>
      s('circle', { cx: x, cy: y - 2, r: face === 1 ? 13 : 9, class: face === 1 || face === 4 ? 'die-red' : 'die-spot' }),
    ),
  );

/** Inline card for text. */
export const cardWord = (card: Card) =>
  h('span', { class: `card-word${isRed(card) ? ' is-red' : ''}` }, rankText(card.rank), suitPicture(card.suit));
