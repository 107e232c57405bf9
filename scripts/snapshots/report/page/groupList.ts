import type { Group } from '../../compare/groups.ts';
import type { ReportCell, ReportData } from '../reportData.ts';
import { h } from './dom.ts';
import { isFaulty, type View } from './view.ts';
import { say } from './words.ts';

/** Left column: one card per group. */
export function groupList(data: ReportData, view: View, go: (change: Partial<View>) => void): HTMLElement {
  const faulty = data.cells.filter(isFaulty).length;
  const choice = (id: string, name: string, count: number, ...rest: readonly Node[]) =>
    h(
      'li',
      {},
      h(
        'button',
        { className: 'group', aria: { current: String(view.group === id) }, on: { click: () => go({ group: id, cell: '' }) } },
        h('span', { className: 'group-name' }, name),
        h('span', { className: 'count' }, say(view.words, count === 1 ? 'picture' : 'pictures', { count })),
        ...rest,
      ),
    );
  return h(
    'nav',
    { aria: { label: say(view.words, 'groups') } },
    h('h2', {}, say(view.words, 'groups')),
    h(
      'ul',
      {},
      data.groups.map((group) =>
        choice(
          group.id,
          `${group.id} · ${say(view.words, group.kind)}`,
          group.cells.length,
          common(group),
          spread(data, group),
        ),
      ),
      faulty === 0 ? null : choice('faults', say(view.words, 'faults'), faulty),
      choice('', say(view.words, 'everything'), data.cells.length),
    ),
  );
}

/** Colours or elements that the group's pictures share. */
function common({ kind, common: shared }: Group): HTMLElement {
  if (kind !== 'recoloured') return h('span', { className: 'where' }, shared.slice(0, 2).join(', '));
  return h(
    'span',
    { className: 'colours' },
    shared.slice(0, 4).map((pair) => swatches(pair)),
  );
}

export function swatches(pair: string): HTMLElement {
  const [before = '', after = ''] = pair.split('>');
  return h(
    'span',
    { className: 'pair', title: `${before} → ${after}` },
    h('i', { style: `background:${before}` }),
    h('i', { style: `background:${after}` }),
    h('code', {}, `${before} › ${after}`),
  );
}

/** `brand · dark, light · 390, 1440`: looks in which the group occurs. */
function spread({ cells }: ReportData, group: Group): HTMLElement {
  const names = new Set(group.cells);
  const members = cells.filter(({ name }) => names.has(name));
  const values = (of: (cell: ReportCell) => string) => [...new Set(members.map(of))].toSorted().join(', ');
  return h(
    'span',
    { className: 'spread' },
    [values(({ brand }) => brand), values(({ mode }) => mode), values(({ language }) => language)].join(' · '),
  );
}
