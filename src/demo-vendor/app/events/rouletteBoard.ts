import type { Play } from '../../engines/events/model.ts';
import { colourOf } from '../../engines/events/roulette.ts';
import { h } from '../dom.ts';

type Cell = (play: Play, pick: string, name: string) => HTMLElement;

/** Roulette layout: numbers, columns, dozens and even-money bets. Vertical on narrow screens. */
export function rouletteBoard(plays: readonly Play[], cell: Cell): HTMLElement {
  const cells = plays.flatMap((play) =>
    play.picks.kind === 'choice'
      ? play.picks.from.map((pick, index) => placed(cell(play, pick, nameOf(play, pick)), play.key, pick, index))
      : [],
  );
  return h('div', { class: 'cloth' }, ...cells);
}

const nameOf = ({ key }: Play, pick: string) =>
  key === 'number' ? `spot spot-${colourOf(Number(pick))}` : `field field-${key}`;

/** Order of the even-money bets along the edge. */
const edge = ['low', 'even', 'red', 'black', 'odd', 'high'];

function placed(element: HTMLElement, play: string, pick: string, index: number) {
  const number = Number(pick);
  const [street, column] =
    play !== 'number'
      ? [edge.includes(pick) ? edge.indexOf(pick) : index, index]
      : [Math.ceil(number / 3) - 1, (number + 2) % 3];
  element.style.setProperty('--street', String(Math.max(0, street)));
  element.style.setProperty('--column', String(column));
  if (play === 'number' && number === 0) element.classList.add('spot-zero');
  if (edge.includes(pick)) element.classList.add('field-edge');
  return element;
}
