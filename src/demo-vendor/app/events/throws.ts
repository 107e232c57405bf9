import { type DiceDuelResult, diceWinner } from '../../engines/events/diceDuel.ts';
import { restOf } from '../../engines/events/fanTan.ts';
import { type HandSignsResult, handWinner } from '../../engines/events/handSigns.ts';
import { art } from '../art.ts';
import { h } from '../dom.ts';
import { t } from '../text.ts';
import { diePicture } from './cards.ts';
import { faceName } from './faces.ts';

/** Three dice, faded until thrown. */
export const dicePicture = (result: readonly number[] | null) =>
  h('div', { class: 'result' }, ...(result ?? [1, 1, 1]).map((face) => veiled(diePicture(face), result === null)));

/** One die per side. */
export function diceSides(result: DiceDuelResult | null) {
  const winner = result === null ? null : diceWinner(result);
  const die = (side: 0 | 1) => veiled(diePicture(result?.[side] ?? 1), result === null);
  return twoSides(winner, die(0), die(1));
}

/** Both hand signs; hidden while the result is null. */
export function handSides(result: HandSignsResult | null) {
  const winner = result === null ? null : handWinner(result);
  const sign = (side: 0 | 1) =>
    h(
      'div',
      { class: 'sign' },
      result === null ? h('span', { class: 'sign-hidden', 'aria-hidden': 'true' }, '?') : art(result[side]),
      result === null ? null : h('span', {}, faceName(result[side])),
    );
  return twoSides(winner, sign(0), sign(1));
}

function twoSides(winner: 'left' | 'equal' | 'right' | null, left: HTMLElement, right: HTMLElement) {
  const side = (name: 'left' | 'right', picture: HTMLElement) =>
    h('div', { class: `hand${winner === name ? ' is-winner' : ''}` }, h('b', {}, t(`pick_${name}`)), picture);
  const versus = h('span', { class: 'versus', 'aria-hidden': 'true' }, winner === 'equal' ? '=' : 'vs');
  return h('div', { class: 'result hands' }, side('left', left), versus, side('right', right));
}

/** Buttons in rows of four with the remainder separate; covered by a bowl while betting is open. */
export function heap(count: number | null) {
  if (count === null) return h('div', { class: 'result' }, h('div', { class: 'bowl-lid' }, art('bowl')));
  const rest = restOf(count);
  const button = () => h('i', { class: 'button-piece' });
  return h(
    'div',
    { class: 'result heap' },
    h('div', { class: 'counted', 'aria-hidden': 'true' }, ...Array.from({ length: count - rest }, button)),
    h('div', { class: 'rest' }, ...Array.from({ length: rest }, button), h('b', {}, t('left_over', { count: rest }))),
  );
}

const veiled = (element: Element, hidden: boolean) => {
  if (hidden) element.classList.add('is-veiled');
  return element as HTMLElement;
};
