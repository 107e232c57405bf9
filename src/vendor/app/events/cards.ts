import { type Card, isRed } from '../../engines/events/dragonTiger.ts';
import { h, s } from '../dom.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

/** A card, or its back while the hand is not open. */
export function cardPicture(card: Card | null, label: string) {
  if (card === null) return h('div', { class: 'card card-back', role: 'img', 'aria-label': label });
  const [rank, suit] = [ranks[card.rank - 1] ?? '', suits[card.suit] ?? ''];
  return h(
    'div',
    { class: `card${isRed(card) ? ' card-red' : ''}`, role: 'img', 'aria-label': `${label}: ${rank}${suit}` },
    h('span', { class: 'card-corner' }, h('b', {}, rank), suit),
    h('span', { class: 'card-suit' }, suit),
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
