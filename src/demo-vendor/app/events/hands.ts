import { type BaccaratResult, baccaratWinner, totalOf } from '../../engines/events/baccarat.ts';
import type { Card } from '../../engines/events/cards.ts';
import { type DragonTigerResult, winnerOf } from '../../engines/events/dragonTiger.ts';
import { kindOf, type ThreeCardsResult, threeCardsWinner } from '../../engines/events/threeCards.ts';
import { h } from '../dom.ts';
import { t } from '../text.ts';
import { cardPicture } from './cards.ts';

interface Side {
  readonly name: string;
  /** Null: face down. */
  readonly cards: readonly (Card | null)[];
  readonly note: string;
  readonly wins: boolean;
}

/** Name of the kind of a three-card hand. */
export const kindName = (hand: readonly Card[]) => {
  const kind = kindOf(hand);
  return t(kind === 'high' ? 'pick_high_card' : `pick_${kind}`);
};

/** One card each; face down while the result is null. */
export function dragonTigerHands(hand: DragonTigerResult | null) {
  const winner = hand === null ? null : winnerOf(hand);
  return sides(
    winner === 'tie',
    { name: t('pick_dragon'), cards: [hand?.dragon ?? null], note: '', wins: winner === 'dragon' },
    { name: t('pick_tiger'), cards: [hand?.tiger ?? null], note: '', wins: winner === 'tiger' },
  );
}

/** Both hands with their totals; face down while the result is null. */
export function baccaratHands(hand: BaccaratResult | null) {
  const winner = hand === null ? null : baccaratWinner(hand);
  const side = (name: 'player' | 'banker'): Side => ({
    name: t(`pick_${name}`),
    cards: hand?.[name] ?? [null, null],
    note: hand === null ? '' : String(totalOf(hand[name])),
    wins: winner === name,
  });
  return sides(winner === 'tie', side('player'), side('banker'));
}

/** Both hands with their kinds; face down while the result is null. */
export function threeCardsHands(hands: ThreeCardsResult | null) {
  const winner = hands === null ? null : threeCardsWinner(hands);
  const side = (name: 'dragon' | 'phoenix'): Side => ({
    name: t(`pick_${name}`),
    cards: hands?.[name] ?? [null, null, null],
    note: hands === null ? '' : kindName(hands[name]),
    wins: winner === name,
  });
  return sides(winner === 'tie', side('dragon'), side('phoenix'));
}

function sides(isTie: boolean, first: Side, second: Side) {
  const versus = h('span', { class: 'versus', 'aria-hidden': 'true' }, isTie ? '=' : 'vs');
  return h('div', { class: 'result hands' }, sidePicture(first), versus, sidePicture(second));
}

const sidePicture = ({ name, cards, note, wins }: Side) =>
  h(
    'div',
    { class: `hand${wins ? ' is-winner' : ''}` },
    h('b', {}, name, note === '' ? null : h('span', { class: 'hand-note' }, note)),
    h('div', { class: `fan fan-${cards.length}` }, ...cards.map((card) => cardPicture(card, name))),
  );
