import { languageName, languages, localized } from '../../../../src/domain/language.ts';
import { type ReportData, statuses } from '../reportData.ts';
import { h } from './dom.ts';
import { isFaulty, type View } from './view.ts';
import { say, statusWords } from './words.ts';

/** Summary, help and view switches. */
export function header(data: ReportData, view: View, go: (change: Partial<View>) => void): HTMLElement {
  const { counts, groups, made, seconds, base, notes } = data;
  const decide = counts.changed + counts.new + counts.removed;
  const faulty = data.cells.filter(isFaulty).length;
  const translate = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say(view.words, key, params);
  const dark = view.look === '' ? matchMedia('(prefers-color-scheme: dark)').matches : view.look === 'dark';
  return h(
    'header',
    { className: 'head' },
    h(
      'div',
      { className: 'bar' },
      h('h1', {}, translate('title')),
      h(
        'span',
        { className: 'switches' },
        ...languages
          .filter((language) => language !== view.words)
          .map((language) => h('button', { on: { click: () => go({ words: language }) } }, languageName(language))),
        h('button', { on: { click: () => go({ look: dark ? 'light' : 'dark' }) } }, translate('look')),
      ),
    ),
    h(
      'p',
      { className: 'verdict' },
      decide === 0 && faulty === 0 ? translate('equal') : '',
      decide > 0 ? translate('summary', { changed: decide, groups: groups.length }) : '',
      faulty > 0 ? ` ${translate('faulty', { count: faulty })}` : '',
    ),
    h(
      'ul',
      { className: 'counts' },
      statuses
        .filter((status) => counts[status] > 0)
        .map((status) =>
          h('li', { data: { status } }, h('b', {}, String(counts[status])), ` ${localized(statusWords[status], view.words)}`),
        ),
    ),
    notes.length === 0
      ? null
      : h(
          'ul',
          { className: 'notes' },
          notes.map((note) => h('li', {}, note)),
        ),
    h(
      'details',
      {},
      h('summary', {}, translate('how')),
      h('p', {}, translate('howText')),
      h('p', {}, translate('keys')),
      h(
        'p',
        {},
        translate('made', { when: new Date(made).toLocaleString(view.words), seconds: Math.round(seconds), base: base ?? '–' }),
      ),
    ),
  );
}
