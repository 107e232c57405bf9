import { localized } from '../../../../src/domain/language.ts';
import type { ReportData } from '../reportData.ts';
import { h } from './dom.ts';
import { type Axis, axes, type View } from './view.ts';
import { say, statusWords } from './words.ts';

/** One menu per axis, with the values that occur in the report. */
export function filters(data: ReportData, view: View, go: (change: Partial<View>) => void): HTMLElement {
  return h(
    'div',
    { className: 'filters' },
    axes.map((axis) => {
      const values = [...new Set(data.cells.map((cell) => cell[axis]))].toSorted((left, right) => (left < right ? -1 : 1));
      const shown = (value: string | number) =>
        axis === 'status' ? localized(statusWords[value as keyof typeof statusWords], view.words) : String(value);
      return h(
        'label',
        {},
        h('span', {}, say(view.words, axis)),
        h(
          'select',
          { on: { change: ({ target }) => choose(axis, (target as HTMLSelectElement).value) } },
          h('option', { value: '' }, say(view.words, 'all')),
          values.map((value) =>
            h('option', { value: String(value), selected: view.filter[axis] === String(value) }, shown(value)),
          ),
        ),
      );
    }),
  );

  function choose(axis: Axis, value: string) {
    go({ filter: { ...view.filter, [axis]: value }, cell: '' });
  }
}
