import { localized } from '../../../../src/domain/language.ts';
import type { ReportCell } from '../reportData.ts';
import { h } from './dom.ts';
import { swatches } from './groupList.ts';
import { kinds, type View } from './view.ts';
import { say, statusWords } from './words.ts';

/** Detail view of a cell: before, after and difference. */
export function viewer(
  cell: ReportCell,
  place: string,
  view: View,
  go: (change: Partial<View>) => void,
  step: (by: number) => void,
): HTMLElement {
  const translate = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say(view.words, key, params);
  const kindButtons = kinds.map((kind) =>
    h('button', { aria: { pressed: String(view.kind === kind) }, on: { click: () => go({ kind }) } }, translate(kind)),
  );
  return h(
    'article',
    { className: 'viewer' },
    h(
      'header',
      {},
      h('button', { on: { click: () => go({ cell: '' }) } }, `← ${translate('close')}`),
      h(
        'div',
        { className: 'steps' },
        h('button', { on: { click: () => step(-1) } }, translate('previous')),
        place,
        h('button', { on: { click: () => step(1) } }, translate('next')),
      ),
      cell.before === null || cell.after === null ? null : h('div', { className: 'kinds' }, kindButtons),
      h(
        'label',
        { className: 'boxes' },
        h('input', { type: 'checkbox', checked: view.boxes, on: { change: () => go({ boxes: !view.boxes }) } }),
        translate('boxes'),
      ),
    ),
    h('h2', {}, `${cell.screen} · ${cell.state}`),
    h(
      'p',
      { className: 'look' },
      `${cell.brand} · ${cell.mode} · ${cell.language} · ${cell.width} px · ${localized(statusWords[cell.status], view.words)}`,
      cell.changedPixels > 0 ? ` · ${translate('changedPixels', { count: cell.changedPixels.toLocaleString('en') })}` : '',
    ),
    h('div', { className: 'stage' }, stage(cell, view)),
    facts(cell, view),
  );
}

function stage(cell: ReportCell, view: View): HTMLElement {
  const { before, after, difference } = cell;
  if (before === null) return frame(after, say(view.words, 'noBefore'), cell, view);
  if (after === null) return frame(before, say(view.words, 'noAfter'), cell, view);
  if (view.kind === 'difference') return frame(difference, say(view.words, 'difference'), cell, view);
  if (view.kind === 'sides') {
    return h(
      'div',
      { className: 'sides' },
      frame(before, say(view.words, 'before'), cell, view),
      frame(after, say(view.words, 'after'), cell, view),
    );
  }
  const top = h('img', { src: after, alt: say(view.words, 'after'), className: 'top' });
  const pile = h('div', { className: `pile ${view.kind}` }, h('img', { src: before, alt: say(view.words, 'before') }), top);
  if (view.kind === 'blink') return h('div', {}, pile);
  const range = h('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    aria: { label: say(view.words, 'slider') },
    on: { input: () => cut() },
  });
  const cut = () => pile.style.setProperty('--cut', `${range.value}%`);
  cut();
  return h('div', {}, h('div', { className: 'range' }, say(view.words, 'before'), range, say(view.words, 'after')), pile);
}

function frame(source: string | null, caption: string, { size, boxes }: ReportCell, view: View): HTMLElement {
  const [width = 1, height = 1] = size.split('x').map(Number);
  const marks = view.boxes
    ? boxes.map((box) =>
        h('i', {
          className: 'mark',
          style: `left:${(box.x / width) * 100}%;top:${(box.y / height) * 100}%;width:${(box.width / width) * 100}%;height:${(box.height / height) * 100}%`,
        }),
      )
    : [];
  return h(
    'figure',
    {},
    h('figcaption', {}, caption),
    source === null ? null : h('div', { className: 'picture' }, h('img', { src: source, alt: caption }), marks),
  );
}

function facts({ places, colours, faults, because }: ReportCell, view: View): HTMLElement {
  const list = (key: 'where' | 'because' | 'faults', items: readonly string[]) =>
    items.length === 0
      ? null
      : h(
          'div',
          {},
          h('h3', {}, say(view.words, key)),
          h(
            'ul',
            {},
            items.map((item) => h('li', {}, item)),
          ),
        );
  return h(
    'div',
    { className: 'facts' },
    list('faults', faults),
    list('where', places),
    colours.length === 0
      ? null
      : h('div', {}, h('h3', {}, say(view.words, 'recoloured')), h('div', { className: 'colours' }, colours.map(swatches))),
    list('because', because),
  );
}
