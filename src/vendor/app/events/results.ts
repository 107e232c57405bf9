import type { EventGame } from '../../catalogue/index.ts';
import { northernTiers, southernTiers, type Tier } from '../../engines/events/board.ts';
import { type CoinsResult } from '../../engines/events/coins.ts';
import { type DragonTigerResult, winnerOf } from '../../engines/events/dragonTiger.ts';
import { modelOf } from '../../engines/events/models.ts';
import { art } from '../art.ts';
import { h } from '../dom.ts';
import { has, t } from '../text.ts';
import { cardPicture, cardWord, diePicture } from './cards.ts';

export const faceArt = (face: string) => (face === 'fish' ? 'koi' : face);
const faceName = (face: string) => {
  const key = `face_${face}`;
  return has(key) ? t(key) : face;
};

/** A result as large as the stage allows. Null: what lies on the table before it is known. */
export function resultPicture({ model, kind }: EventGame, result: unknown): HTMLElement {
  if (model === 'dragonTiger') return hands(result as DragonTigerResult | null);
  if (model === 'bauCua') return faces(result as readonly string[] | null);
  if (model === 'coins') return discs(result as CoinsResult | null);
  if (model === 'dice')
    return h(
      'div',
      { class: 'result' },
      ...((result as readonly number[] | null) ?? [1, 1, 1]).map((face) => veil(diePicture(face), result === null)),
    );
  if (model === 'north' || model === 'south')
    return boardPicture(model === 'north' ? northernTiers : southernTiers, result as readonly string[] | null);
  const texts = result === null ? null : modelOf(model).texts(result);
  return h(
    'div',
    { class: `result balls${(texts?.length ?? 0) > 10 ? ' balls-many' : ''} of-${kind}` },
    ...(texts ?? placeholder(model)).map(ball),
  );
}

/** A result in one line, for lists. */
export function resultLine({ model }: EventGame, result: unknown): HTMLElement {
  if (model === 'bauCua')
    return h(
      'span',
      { class: 'line-art' },
      ...(result as readonly string[]).map((face) => withName(faceArt(face), faceName(face))),
    );
  if (model === 'dragonTiger') {
    const hand = result as DragonTigerResult;
    const winner = winnerOf(hand);
    return h('span', { class: `chip chip-${winner}` }, t(`pick_${winner}`), cardWord(hand.dragon), cardWord(hand.tiger));
  }
  if (model === 'dice')
    return h(
      'span',
      { class: 'line-dice' },
      ...(result as readonly number[]).map((face) => diePicture(face) as unknown as HTMLElement),
      h('b', {}, String((result as readonly number[]).reduce((sum, face) => sum + face, 0))),
    );
  if (model === 'coins')
    return h('span', { class: 'chip' }, t('even_red', { count: (result as CoinsResult).filter(Boolean).length }));
  if (model === 'north' || model === 'south')
    return h('span', { class: 'line-board' }, h('b', {}, (result as readonly string[])[0] ?? ''));
  return h('span', { class: 'line-balls' }, ...modelOf(model).texts(result).map(ball));
}

const withName = (name: string, label: string) => {
  const picture = art(name);
  picture.alt = label;
  return picture;
};

const veil = (element: Element, hidden: boolean) => {
  if (hidden) element.classList.add('is-veiled');
  return element as HTMLElement;
};

const ball = (text: string, index: number) => h('span', { class: `ball ball-${(index % 5) + 1}` }, text);

const placeholder = (model: string): readonly string[] =>
  Array.from(
    { length: model === 'digits3' ? 3 : model === 'digits4' ? 4 : model === 'race' ? 10 : model === 'zodiac' ? 1 : 5 },
    () => '?',
  );

function hands(hand: DragonTigerResult | null) {
  const winner = hand === null ? null : winnerOf(hand);
  return h(
    'div',
    { class: 'result hands' },
    h(
      'div',
      { class: `hand${winner === 'dragon' ? ' is-winner' : ''}` },
      h('b', {}, t('pick_dragon')),
      cardPicture(hand?.dragon ?? null, t('pick_dragon')),
    ),
    h('span', { class: 'versus', 'aria-hidden': 'true' }, winner === 'tie' ? '=' : 'vs'),
    h(
      'div',
      { class: `hand${winner === 'tiger' ? ' is-winner' : ''}` },
      h('b', {}, t('pick_tiger')),
      cardPicture(hand?.tiger ?? null, t('pick_tiger')),
    ),
  );
}

const faces = (shown: readonly string[] | null) =>
  h(
    'div',
    { class: 'result throws' },
    ...(shown === null
      ? [h('div', { class: 'bowl-lid' }, art('bowl'))]
      : shown.map((face) =>
          h('div', { class: 'face-die' }, withName(faceArt(face), faceName(face)), h('span', {}, faceName(face))),
        )),
  );

const discs = (shown: CoinsResult | null) =>
  h(
    'div',
    { class: 'result plate' },
    ...(shown === null
      ? [h('div', { class: 'bowl-lid' }, art('bowl'))]
      : shown.map((red) =>
          h('span', { class: `disc${red ? ' disc-red' : ''}`, role: 'img', 'aria-label': t(red ? 'pick_red' : 'pick_white') }),
        )),
  );

function boardPicture(tiers: readonly Tier[], numbers: readonly string[] | null) {
  let at = 0;
  return h(
    'table',
    { class: 'board' },
    h(
      'tbody',
      {},
      ...tiers.map(({ key, count, digits }) => {
        const shown = Array.from({ length: count }, (_, index) => numbers?.[at + index] ?? '•'.repeat(digits));
        at += count;
        const name = `tier_${key}`;
        return h(
          'tr',
          { class: `tier-${key}` },
          h('th', { scope: 'row' }, has(name) ? t(name) : key),
          h('td', {}, ...shown.map((number) => h('span', {}, number))),
        );
      }),
    ),
  );
}
