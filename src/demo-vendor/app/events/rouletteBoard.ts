import type { Play } from '../../engines/events/model.ts';
import { colourOf } from '../../engines/events/roulette.ts';
import { h } from '../dom.ts';
import { t, times } from '../text.ts';
import { tokenPicture } from '../tokens.ts';
import { racetrack } from './racetrack.ts';
import type { Slip } from './slip.ts';

type Cell = (play: Play, pick: string, name: string) => HTMLElement;

/** The part of the cloth that a narrow screen shows; a wide one shows both. */
type Part = 'board' | 'track';

/** The board and the racetrack of a wheel, with a switch between them for screens that have no room for both. */
export function createCloth(plays: readonly Play[], cell: Cell, slip: Slip, redraw: () => void) {
  let part: Part = 'board';
  const switchTo = (to: Part) =>
    h(
      'button',
      {
        type: 'button',
        'data-spot': `part:${to}`,
        'aria-pressed': String(part === to),
        onclick: () => {
          part = to;
          redraw();
        },
      },
      t(to === 'board' ? 'board_tab' : 'track'),
    );
  /** `number`: the event that takes bets; null: none does. */
  return (number: number | null): HTMLElement => {
    const spot = (pocket: number) => ({ number: number ?? 0, play: 'number', pick: String(pocket) });
    return h(
      'div',
      { class: `cloth-parts shows-${part}` },
      h(
        'div',
        { class: 'cloth-head' },
        h('div', { class: 'segments', role: 'group' }, switchTo('board'), switchTo('track')),
        h('p', { class: 'quiet' }, t('pays_each', { times: times(3600) }), h('span', {}, `, ${t('with_stake')}`)),
        h('p', { class: 'legend', 'aria-hidden': 'true' }, sample(true), t('not_placed'), sample(false), t('placed')),
      ),
      rouletteBoard(plays, cell),
      racetrack({
        isOpen: number !== null,
        isStaged: (pocket) => slip.has(spot(pocket)),
        press: (pockets) => slip.pressAll(pockets.map(spot)),
      }),
    );
  };
}

const sample = (isStaged: boolean) => h('span', { class: `sample${isStaged ? ' is-staged' : ''}` }, tokenPicture(500_000_000n));

/** Roulette layout: numbers, columns, dozens and even-money bets. Vertical on narrow screens. */
function rouletteBoard(plays: readonly Play[], cell: Cell): HTMLElement {
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
