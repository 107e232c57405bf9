import type { CatchGame, EventGame, Game, SlotGame } from '../catalogue/index.ts';
import { limits } from '../catalogue/limits.ts';
import { chanceOf } from '../engines/catch/shoot.ts';
import { catchTables } from '../engines/catch/tables.ts';
import { matchMargin } from '../engines/events/match.ts';
import { examplePick } from '../engines/events/model.ts';
import { modelOf } from '../engines/events/models.ts';
import { type Sport, sports } from '../engines/events/sports.ts';
import { exactReturn } from '../engines/slot/exactReturn.ts';
import type { Paytable } from '../engines/slot/paytable.ts';
import { paytables } from '../engines/slot/paytables.ts';
import { isSport, pickText, playText } from '../i18n/pickText.ts';
import { art } from './art.ts';
import { nameOf } from './catch/sea.ts';
import { h, s } from './dom.ts';
import { has, moneyOf, share, t, times, words } from './text.ts';

/** Rules, payouts, RTP and stake limits. */
export function rulesPanel(game: Game): HTMLElement {
  const parts = game.kind === 'slot' ? slotRules(game) : game.kind === 'catch' ? catchRules(game) : eventRules(game);
  return h(
    'div',
    { class: 'rules' },
    ...parts,
    h('p', {}, t('limit_text', { min: moneyOf(limits.min), max: moneyOf(limits.max) })),
    h('h2', {}, t('keys')),
    h('p', {}, `${t(keysOf[game.kind])} · ${t('keys_all')}`),
    h('p', { class: 'quiet' }, `${t('age_mark')} · ${t('age_long')} · ${t('play_money_long')}`),
  );
}

const keysOf = {
  slot: 'keys_spin',
  catch: 'keys_sea',
  draw: 'keys_picks',
  table: 'keys_spots',
  match: 'keys_picks',
} as const;

const returnsText = (part: number) =>
  h('p', {}, h('strong', {}, `${t('returns')}: ${share(part)}%. `), t('returns_long', { share: share(part) }));

function slotRules(game: SlotGame) {
  const table = paytables[game.table];
  const { total, featureChance } = exactReturn(table);
  const [three = 0, four = 0, five = 0] = table.freeRounds as readonly number[];
  const free = table.freeRounds.length > 0;
  return [
    returnsText(total),
    h(
      'p',
      {},
      t('lines_text', { count: table.lines.length }),
      ' ',
      t('most_text', { times: (table.mostReturned / 100).toLocaleString('en-US') }),
    ),
    free
      ? h(
          'p',
          {},
          t('scatter_text', { a: 3, b: 4, c: 5, d: three, e: four, f: five, times: table.freeMultiplier }),
          ' ',
          t('feature_chance', { count: Math.round(1 / featureChance) }),
        )
      : h('p', {}),
    linesPicture(table),
    h('h2', {}, `${t('paytable')} · ${t('times_stake')}`),
    h(
      'ul',
      { class: 'pay-list' },
      ...game.symbols.flatMap((symbol, index) => {
        const pays = index === table.scatter ? table.scatterPays : (table.pays[index] ?? []);
        if (pays.length === 0) return [];
        const note = index === table.wild ? t('wild') : index === table.scatter ? t('scatter') : null;
        return [
          h(
            'li',
            {},
            art(symbol),
            h(
              'div',
              {},
              note === null ? null : h('b', {}, note),
              ...pays.map((pay, length) => h('span', {}, `${length + 3} · ${times(pay)}`)),
            ),
          ),
        ];
      }),
    ),
    h('p', { class: 'quiet' }, t(free ? 'wild_text' : 'wild_text_plain')),
  ];
}

/** Every line as a small grid with its cells marked. */
const linesPicture = ({ lines, rows }: Pick<Paytable, 'lines' | 'rows'>) =>
  h(
    'ol',
    { class: 'line-pictures' },
    ...lines.map((line, index) =>
      h(
        'li',
        { 'aria-label': t('line_cells', { number: index + 1, rows: line.map((row) => row + 1).join(', ') }) },
        h('b', { 'aria-hidden': 'true' }, String(index + 1)),
        s(
          'svg',
          { viewBox: `0 0 ${line.length * 10} ${rows * 10}`, 'aria-hidden': 'true' },
          ...line.flatMap((chosen, reel) =>
            Array.from({ length: rows }, (_, row) =>
              s('rect', {
                x: reel * 10 + 1,
                y: row * 10 + 1,
                width: 8,
                height: 8,
                rx: 2,
                class: row === chosen ? 'on-line' : 'off-line',
              }),
            ),
          ),
          s('polyline', { points: line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' '), class: 'line-path' }),
        ) as unknown as HTMLElement,
      ),
    ),
  );

function catchRules(game: CatchGame) {
  const table = catchTables[game.table];
  return [
    returnsText(table.returned / 10_000),
    h('p', {}, t('catch_text')),
    h(
      'ul',
      { class: 'pay-list' },
      ...game.targets.map((target, index) =>
        h(
          'li',
          {},
          art(target),
          h(
            'div',
            {},
            h('b', {}, nameOf(target)),
            h('span', {}, times(table.targets[index] ?? 0)),
            h('span', {}, `${t('chance')} ${(chanceOf(table, index) / 1e7).toFixed(2)}%`),
          ),
        ),
      ),
    ),
  ];
}

function eventRules(game: EventGame) {
  const model = modelOf(game.model);
  const number = Math.floor(Date.now() / 1000 / 180);
  const rows = model.plays.flatMap((play) => {
    const picks =
      play.picks.kind === 'choice' && (play.paysOf !== undefined || play.key === 'total')
        ? play.picks.from
        : [examplePick(play)];
    const distinct = new Map(picks.map((pick) => [model.expected(play.key, pick, number).toFixed(3), pick]));
    return [...distinct].map(([expected, pick]) => ({
      play,
      pick,
      expected: Number(expected) / 100,
      single: distinct.size === 1,
    }));
  });
  if (game.kind === 'match') {
    return [
      returnsText((100 - matchMargin) / 100),
      h('p', {}, scoringText(sports[isSport(game.model) ? game.model : 'football'])),
      h('p', {}, t('rules_lines')),
      h('p', {}, t('rules_combination')),
      h('p', {}, t('match_text'), ' ', t('margin', { share: matchMargin })),
    ];
  }
  const explained = `rules_${game.model}`;
  return [
    has(explained) ? h('p', {}, t(explained)) : null,
    h(
      'p',
      {},
      t('returns_long', {
        share: `${share(Math.min(...rows.map(({ expected }) => expected)))}–${share(Math.max(...rows.map(({ expected }) => expected)))}`,
      }),
    ),
    h(
      'table',
      { class: 'plain' },
      h('thead', {}, h('tr', {}, h('th', {}, t('play_kind')), h('th', {}, t('returns')))),
      h(
        'tbody',
        {},
        ...rows.map(({ play, pick, expected, single }) =>
          h(
            'tr',
            {},
            h(
              'td',
              {},
              single ? playText(words, play.key) : `${playText(words, play.key)}: ${pickText(words, game, pick, number)}`,
            ),
            h('td', {}, `${share(expected)}%`),
          ),
        ),
      ),
    ),
  ];
}

function scoringText({ scoring }: Sport): string {
  if (scoring.kind === 'race') return t('rules_race', { count: 2 * scoring.wins - 1, wins: scoring.wins });
  if (scoring.kind === 'rounds') return t('rules_rounds', { count: scoring.rounds });
  return t(scoring.added === undefined ? 'rules_scores_level' : 'rules_scores_added');
}
