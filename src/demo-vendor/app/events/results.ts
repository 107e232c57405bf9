import type { EventGame } from '../../catalogue/index.ts';
import { type BaccaratResult, baccaratWinner, totalOf } from '../../engines/events/baccarat.ts';
import { northernTiers, southernTiers, type Tier } from '../../engines/events/board.ts';
import type { CoinsResult } from '../../engines/events/coins.ts';
import { totalOf as diceTotal } from '../../engines/events/dice.ts';
import { type DiceDuelResult, diceWinner } from '../../engines/events/diceDuel.ts';
import { type DragonTigerResult, winnerOf } from '../../engines/events/dragonTiger.ts';
import { restOf } from '../../engines/events/fanTan.ts';
import { type HandSignsResult, handWinner } from '../../engines/events/handSigns.ts';
import { type ModelId, modelOf } from '../../engines/events/models.ts';
import { fields } from '../../engines/events/moneyWheel.ts';
import { colourOf } from '../../engines/events/roulette.ts';
import { type ThreeCardsResult, threeCardsWinner } from '../../engines/events/threeCards.ts';
import { art } from '../art.ts';
import { h } from '../dom.ts';
import { has, t } from '../text.ts';
import { cardWord, diePicture } from './cards.ts';
import { faceArt, faceName, withName } from './faces.ts';
import { baccaratHands, dragonTigerHands, kindName, threeCardsHands } from './hands.ts';
import { dicePicture, diceSides, handSides, heap } from './throws.ts';
import { moneyWheelPicture, rouletteWheel } from './wheels.ts';

type Draw = (result: unknown) => HTMLElement;

/** Renderers per model; null renders the state before the result is known. */
const pictures: Partial<Readonly<Record<ModelId, Draw>>> = {
  dragonTiger: (result) => dragonTigerHands(result as DragonTigerResult | null),
  baccarat: (result) => baccaratHands(result as BaccaratResult | null),
  threeCards: (result) => threeCardsHands(result as ThreeCardsResult | null),
  roulette: (result) => rouletteWheel(result as number | null),
  moneyWheel: (result) => moneyWheelPicture(result as number | null),
  bauCua: (result) => faces(result as readonly string[] | null),
  coins: (result) => discs(result as CoinsResult | null),
  fanTan: (result) => heap(result as number | null),
  diceDuel: (result) => diceSides(result as DiceDuelResult | null),
  handSigns: (result) => handSides(result as HandSignsResult | null),
  dice: (result) => dicePicture(result as readonly number[] | null),
  sicBo: (result) => dicePicture(result as readonly number[] | null),
  north: (result) => boardPicture(northernTiers, result as readonly string[] | null),
  south: (result) => boardPicture(southernTiers, result as readonly string[] | null),
};

/** A result at full size; null renders the state before it is known. */
export function resultPicture({ model, kind }: EventGame, result: unknown): HTMLElement {
  const own = pictures[model];
  if (own !== undefined) return own(result);
  const texts = result === null ? null : modelOf(model).texts(result);
  return h(
    'div',
    { class: `result balls${(texts?.length ?? 0) > 10 ? ' balls-many' : ''} of-${kind}` },
    ...(texts ?? placeholder(model)).map(ball),
  );
}

/** Duration of the motion of a result until it can be read; without an entry it needs none. In step with the style sheets. */
const revealMs: Partial<Readonly<Record<ModelId, number>>> = {
  roulette: 3_600,
  moneyWheel: 2_400,
  baccarat: 2_200,
  dragonTiger: 800,
  threeCards: 1_400,
};

export const revealMsOf = (model: ModelId): number => revealMs[model] ?? 0;

/** CSS variant of each side; shared by all two-sided games. */
const looks = {
  dragon: 'dragon',
  banker: 'dragon',
  left: 'dragon',
  tiger: 'tiger',
  player: 'tiger',
  phoenix: 'tiger',
  right: 'tiger',
  tie: 'tie',
  equal: 'tie',
} as const;

const lines: Partial<Readonly<Record<ModelId, Draw>>> = {
  bauCua: (result) =>
    h('span', { class: 'line-art' }, ...(result as readonly string[]).map((face) => withName(faceArt(face), faceName(face)))),
  handSigns: (result) => {
    const [left, right] = result as HandSignsResult;
    const winner = handWinner([left, right]);
    return chip(looks[winner], t(`pick_${winner}`), withName(left, faceName(left)), withName(right, faceName(right)));
  },
  dragonTiger: (result) => {
    const hand = result as DragonTigerResult;
    const winner = winnerOf(hand);
    return chip(looks[winner], t(`pick_${winner}`), cardWord(hand.dragon), cardWord(hand.tiger));
  },
  baccarat: (result) => {
    const hand = result as BaccaratResult;
    const winner = baccaratWinner(hand);
    return chip(looks[winner], t(`pick_${winner}`), ` ${totalOf(hand.player)} : ${totalOf(hand.banker)}`);
  },
  threeCards: (result) => {
    const hands = result as ThreeCardsResult;
    const winner = threeCardsWinner(hands);
    const best = winner === 'phoenix' ? hands.phoenix : hands.dragon;
    return chip(looks[winner], t(`pick_${winner}`), ` · ${kindName(best)}`);
  },
  dice: (result) => diceLine(result as readonly number[]),
  sicBo: (result) => diceLine(result as readonly number[]),
  diceDuel: (result) => {
    const winner = diceWinner(result as DiceDuelResult);
    return chip(looks[winner], t(`pick_${winner}`), ` ${(result as DiceDuelResult).join(' : ')}`);
  },
  roulette: (result) => h('span', { class: `pocket pocket-${colourOf(result as number)}` }, String(result)),
  moneyWheel: (result) =>
    h('span', { class: `worth worth-${fields[result as number] ?? 2}` }, modelOf('moneyWheel').texts(result)[0] ?? ''),
  fanTan: (result) => h('span', { class: 'chip' }, t('left_over', { count: restOf(result as number) })),
  coins: (result) => h('span', { class: 'chip' }, t('even_red', { count: (result as CoinsResult).filter(Boolean).length })),
  north: (result) => h('span', { class: 'line-board' }, h('b', {}, (result as readonly string[])[0] ?? '')),
  south: (result) => h('span', { class: 'line-board' }, h('b', {}, (result as readonly string[])[0] ?? '')),
};

/** A result in one line, for lists. */
export const resultLine = ({ model }: EventGame, result: unknown): HTMLElement =>
  lines[model]?.(result) ?? h('span', { class: 'line-balls' }, ...modelOf(model).texts(result).map(ball));

const chip = (side: string, ...inside: readonly (Node | string)[]) => h('span', { class: `chip chip-${side}` }, ...inside);

const diceLine = (result: readonly number[]) =>
  h(
    'span',
    { class: 'line-dice' },
    ...result.map((face) => diePicture(face) as unknown as HTMLElement),
    h('b', {}, String(diceTotal(result))),
  );

const ball = (text: string, index: number) => h('span', { class: `ball ball-${(index % 5) + 1}` }, text);

const placeholder = (model: string): readonly string[] =>
  Array.from(
    { length: model === 'digits3' ? 3 : model === 'digits4' ? 4 : model === 'race' ? 10 : model === 'zodiac' ? 1 : 5 },
    () => '?',
  );

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
          { class: `tier-${key}${count === 6 ? ' tier-six' : ''}` },
          h('th', { scope: 'row' }, has(name) ? t(name) : key),
          h('td', {}, ...shown.map((number) => h('span', {}, number))),
        );
      }),
    ),
  );
}
