import type { EventGame } from '../../catalogue/index.ts';
import type { Words } from '../../i18n/pickText.ts';
import type { FrameEvent } from '../../wire.ts';
import { h, replace } from '../dom.ts';
import { has, t } from '../text.ts';
import { bigRoad, type RoadRules, roadRows, roadRulesOf, type Tone } from './roads.ts';

/** Columns of the bead road and of the big road; older results leave on the left. */
const beadColumns = 8;
const roadColumns = 20;

/** The road map of a table: counts, bead road and big road of real rounds. Null where results have no two sides. */
export function createRoadMap(game: EventGame) {
  const rules = roadRulesOf(game.model);
  if (rules === null) return null;
  const element = h('section', { class: 'road-map' });
  return {
    element,
    /** `decided`: newest first. */
    draw(decided: readonly FrameEvent[]) {
      const results = decided.toReversed().map(({ result }) => ({ result, tone: rules.toneOf(result) }));
      const counts = (Object.keys(rules.sides) as Tone[]).map((tone) => ({
        tone,
        name: sideName(rules, tone),
        count: results.filter((one) => one.tone === tone).length,
      }));
      replace(
        element,
        h('h2', {}, t('roads'), h('small', {}, t('last_rounds', { count: results.length }))),
        h(
          'p',
          { class: 'road-counts' },
          ...counts.map(({ tone, name, count }) =>
            h('span', {}, h('i', { class: `dot tone-${tone}` }), name, ' ', h('b', {}, String(count))),
          ),
        ),
        h(
          'div',
          { class: 'roads', role: 'img', 'aria-label': counts.map(({ name, count }) => `${name} ${count}`).join(', ') },
          beads(game, rules, results.slice(-beadColumns * roadRows)),
          outline(results.map(({ tone }) => tone)),
        ),
        h('p', { class: 'quiet' }, t('independent')),
      );
    },
  };
}

const sideName = ({ sides }: RoadRules, tone: Tone) => {
  const key = `pick_${sides[tone] ?? ''}`;
  return has(key) ? t(key) : '';
};

function beads(game: EventGame, rules: RoadRules, results: readonly { readonly result: unknown; readonly tone: Tone }[]) {
  const letter = (tone: Tone) => {
    const side = rules.sides[tone] ?? '';
    const key = `mark_${game.model === 'baccarat' || side !== 'tie' ? side : 'equal'}` as keyof Words;
    return has(key) ? t(key) : '';
  };
  const sheet = h('div', { class: 'road road-beads' });
  for (const { result, tone } of results)
    sheet.append(h('span', { class: `bead tone-${tone}` }, game.model === 'roulette' ? String(result) : letter(tone)));
  return sheet;
}

function outline(tones: readonly Tone[]) {
  const cells = bigRoad(tones);
  const first = Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) - roadColumns + 1);
  const sheet = h('div', { class: 'road road-big' });
  for (const { column, row, tone, ties } of cells) {
    if (column < first) continue;
    const ring = h('span', { class: `circle tone-${tone}${ties > 0 ? ' has-tie' : ''}` });
    ring.style.setProperty('--column', String(column - first + 1));
    ring.style.setProperty('--row', String(row + 1));
    sheet.append(ring);
  }
  return sheet;
}
