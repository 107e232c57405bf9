import { colourOf } from '../../engines/events/roulette.ts';
import type { FrameEvent } from '../../wire.ts';
import { h, replace } from '../dom.ts';
import { t } from '../text.ts';

const maxShown = 12;

/** The last numbers of a wheel, newest first, and how often each colour came. */
export function createLastNumbers() {
  const list = h('ol', { class: 'number-row' });
  const note = h('p', { class: 'quiet' });
  return {
    element: h(
      'section',
      { class: 'last-numbers', 'aria-label': t('last_numbers') },
      h('h2', {}, t('last_numbers'), h('small', {}, t('newest_first'))),
      list,
    ),
    note,
    /** `decided`: newest first. */
    draw(decided: readonly FrameEvent[]) {
      const numbers = decided.map(({ result }) => result as number);
      replace(
        list,
        ...numbers
          .slice(0, maxShown)
          .map((number, index) =>
            h('li', { class: `pocket pocket-${colourOf(number)}${index === 0 ? ' is-newest' : ''}` }, String(number)),
          ),
      );
      const count = (colour: string) => numbers.filter((number) => colourOf(number) === colour).length;
      const counts = { count: numbers.length, red: count('red'), black: count('black'), green: count('green') };
      note.textContent = `${t('number_counts', counts)} ${t('independent')}`;
    },
  };
}
