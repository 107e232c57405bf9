import type { ReportData } from '../reportData.ts';
import { cellGrid } from './cellGrid.ts';
import { h } from './dom.ts';
import { filters } from './filters.ts';
import { groupList } from './groupList.ts';
import { header } from './header.ts';
import { kinds, readView, shownCells, type View, writeView } from './view.ts';
import { viewer } from './viewer.ts';
import { say } from './words.ts';

declare global {
  interface Window {
    readonly snapshotReport: ReportData;
  }
}

const data = window.snapshotReport;
let view = readView(location.hash, data);

addEventListener('hashchange', () => {
  view = readView(location.hash, data);
  draw();
});
addEventListener('keydown', press);
draw();

function go(change: Partial<View>): void {
  view = { ...view, ...change };
  history.pushState(null, '', writeView(view));
  draw();
}
addEventListener('popstate', () => {
  view = readView(location.hash, data);
  draw();
});

function draw(): void {
  document.documentElement.lang = view.words;
  document.documentElement.dataset['look'] = view.look;
  document.title = say(view.words, 'title');
  const cells = shownCells(data, view);
  const at = cells.findIndex(({ name }) => name === view.cell);
  const cell = cells[at];
  const group = data.groups.find(({ id }) => id === view.group);
  document.body.replaceChildren(
    header(data, view, go),
    h(
      'div',
      { className: 'columns' },
      groupList(data, view, go),
      h(
        'main',
        {},
        cell === undefined ? filters(data, view, go) : null,
        group === undefined ? null : approval(`npm run snapshots -- --approve ${group.id}`),
        cell === undefined
          ? cellGrid(cells, view, go)
          : viewer(cell, ` ${at + 1} / ${cells.length} `, view, go, (by) => step(by)),
      ),
    ),
  );
}

function approval(command: string): HTMLElement {
  const button = h('button', { on: { click: () => void copy() } }, say(view.words, 'copy'));
  const copy = async () => {
    await navigator.clipboard.writeText(command);
    button.textContent = say(view.words, 'copied');
  };
  return h('p', { className: 'approval' }, `${say(view.words, 'approve')}: `, h('code', {}, command), ' ', button);
}

function step(by: number): void {
  const cells = shownCells(data, view);
  const at = cells.findIndex(({ name }) => name === view.cell);
  const next = cells[at === -1 ? 0 : Math.min(cells.length - 1, Math.max(0, at + by))];
  if (next !== undefined) go({ cell: next.name });
}

function stepGroup(by: number): void {
  const ids = data.groups.map(({ id }) => id);
  const next = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(view.group) + by))];
  if (next !== undefined) go({ group: next, cell: '' });
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  const kind = kinds[Number(event.key) - 1];
  if (kind !== undefined) return go({ kind });
  if (event.key === 'j') step(1);
  else if (event.key === 'k') step(-1);
  else if (event.key === 'J') stepGroup(1);
  else if (event.key === 'K') stepGroup(-1);
  else if (event.key === 'b') go({ boxes: !view.boxes });
  else if (event.key === 'a') document.querySelector<HTMLButtonElement>('.approval button')?.click();
  else if (event.key === 'Escape' && view.cell !== '') go({ cell: '' });
}
