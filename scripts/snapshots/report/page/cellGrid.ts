import { localized } from '../../../../src/domain/language.ts';
import type { ReportCell } from '../reportData.ts';
import { h } from './dom.ts';
import type { View } from './view.ts';
import { say, statusWords } from './words.ts';

/** The pictures of a group by screen, lazily loaded. */
export function cellGrid(cells: readonly ReportCell[], view: View, go: (change: Partial<View>) => void): HTMLElement {
  if (cells.length === 0) return h('p', { className: 'empty' }, say(view.words, 'none'));
  const screens = Map.groupBy(cells, ({ screen }) => screen);
  return h(
    'div',
    {},
    [...screens].map(([screen, members]) =>
      h(
        'section',
        {},
        h('h3', {}, screen),
        h(
          'ul',
          { className: 'cells' },
          members.map((cell) => card(cell, view, go)),
        ),
      ),
    ),
  );
}

function card(cell: ReportCell, view: View, go: (change: Partial<View>) => void): HTMLElement {
  const shot = cell.after ?? cell.before;
  return h(
    'li',
    {},
    h(
      'button',
      { className: 'cell', data: { status: cell.status }, on: { click: () => go({ cell: cell.name }) } },
      h(
        'span',
        { className: 'thumb' },
        shot === null ? null : h('img', { src: shot, alt: '', loading: 'lazy', decoding: 'async' }),
      ),
      h('strong', {}, cell.state),
      h('span', { className: 'look' }, `${cell.brand} · ${cell.mode} · ${cell.language} · ${cell.width}`),
      h('span', { className: 'status' }, localized(statusWords[cell.status], view.words)),
      ...cell.faults.slice(0, 2).map((fault) => h('span', { className: 'fault' }, fault)),
    ),
  );
}
