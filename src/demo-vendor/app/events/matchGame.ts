import type { EventGame } from '../../catalogue/index.ts';
import { type Fixture, fixturesOf, type MatchResult, tipsOf } from '../../engines/events/match.ts';
import { minutes } from '../../engines/events/scoring.ts';
import { type Sport, sports } from '../../engines/events/sports.ts';
import { handicapText, isSport, pickText } from '../../i18n/pickText.ts';
import type { FrameEvent } from '../../wire.ts';
import { h, replace } from '../dom.ts';
import { titleId } from '../frame.ts';
import { moveOverSpots } from '../keys.ts';
import type { Table } from '../table.ts';
import { clock, t, words } from '../text.ts';
import { LiveEvents } from './live.ts';
import { createPitch } from './matchPitch.ts';
import { createMatchSlip, oddsText } from './matchSlip.ts';
import { announceResults, listBets } from './myBets.ts';
import { partOf, playedFixture, team } from './playedFixture.ts';
import { watchRounds } from './roundWatch.ts';

/** Fixtures with odds, live matches, and a slip of single bets or a combination. */
export async function playMatch(table: Table, game: EventGame) {
  const { frame } = table;
  const sport: Sport = sports[isSport(game.model) ? game.model : 'football'];
  const live = new LiveEvents();
  const settledIn = watchRounds(table.state.unseen);
  const slip = createMatchSlip(table, game, () => void live.refresh());
  const minuteOf = (event: FrameEvent) =>
    Math.floor(((live.now - event.startsAt) / (event.decidedAt - event.startsAt)) * minutes);
  const pitch = game.model === 'football' ? createPitch(minuteOf) : null;
  const running = h('section', { class: 'matches', 'aria-label': t('live') });
  const coming = h('section', { class: 'matches', 'aria-label': t('upcoming_any') });
  const bets = h('section', { class: 'mine' });

  frame.stage.append(
    h(
      'div',
      { class: 'day', role: 'group', tabindex: 0, 'aria-labelledby': titleId },
      h('div', { class: 'fixtures' }, pitch?.element ?? null, running, coming),
      h('div', { class: 'side' }, slip.element, bets),
    ),
  );

  const odds = (event: FrameEvent, play: string, pick: string, short: string, value: number) => {
    const chosen = { number: event.number, play, pick };
    return h(
      'button',
      {
        type: 'button',
        class: 'odds',
        'data-spot': `${event.number}|${play}|${pick}`,
        'aria-pressed': String(slip.has(chosen)),
        onclick: () => slip.press(chosen),
        onkeydown: ({ key }: KeyboardEvent) => {
          if (key === 'Delete' || key === 'Backspace') slip.remove(chosen);
        },
      },
      h(
        'span',
        { class: 'unseen' },
        `${t(`market_${play}` as 'market_tip')}, ${pickText(words, game, pick, event.number, play)}, `,
      ),
      h('span', {}, short),
      h('b', {}, ` ${oddsText(value)}`),
    );
  };
  /** The odds of one market, one under the other as the sides stand. */
  const market = (play: string, ...cells: readonly HTMLElement[]) =>
    h('div', { class: `market market-${cells.length}` }, h('small', {}, t(`market_${play}` as 'market_tip')), ...cells);
  const markets = (event: FrameEvent, fixture: Fixture, index: number) => {
    const { handicap, overUnder } = fixture;
    const sides = ['home', 'away'] as const;
    return h(
      'div',
      { class: 'markets' },
      market('tip', ...tipsOf(sport).map((tip) => odds(event, 'tip', `${index}:${tip}`, t(`${tip}_short`), fixture.odds[tip]))),
      market(
        'handicap',
        ...sides.map((side, at) =>
          odds(
            event,
            'handicap',
            `${index}:${side}`,
            handicapText(at === 0 ? handicap.line : -handicap.line),
            handicap.odds[at] ?? 0,
          ),
        ),
      ),
      overUnder === null
        ? null
        : market(
            'overUnder',
            ...(['over', 'under'] as const).map((side, at) =>
              odds(event, 'overUnder', `${index}:${side}`, `${t(`${side}_short`)} ${overUnder.line}`, overUnder.odds[at] ?? 0),
            ),
          ),
    );
  };
  const order = moveOverSpots(coming, '.odds');
  const countdowns: { element: HTMLElement; at: number }[] = [];

  const upcoming = (event: FrameEvent) => {
    const time = h('b', { class: 'time' });
    countdowns.push({ element: time, at: event.startsAt });
    return h(
      'div',
      { class: 'round-of-matches' },
      h('h3', {}, `#${event.number}`, time),
      ...fixturesOf(sport, event.number).map((fixture, index) =>
        h(
          'div',
          { class: 'fixture' },
          h('div', { class: 'teams' }, team(sport, fixture.home), team(sport, fixture.away)),
          markets(event, fixture, index),
        ),
      ),
    );
  };
  const played = (event: FrameEvent, minute: number | null) => {
    const result = (event.result ?? []) as MatchResult;
    return h(
      'div',
      { class: 'round-of-matches' },
      h(
        'h3',
        {},
        `#${event.number}`,
        minute === null
          ? h('span', { class: 'chip' }, t('finished'))
          : h('span', { class: 'chip chip-live' }, `${t('live')} ${partOf(sport, minute)}`),
      ),
      h(
        'div',
        { class: 'live-grid' },
        ...fixturesOf(sport, event.number).map((fixture, index) => playedFixture(sport, fixture, result[index] ?? [], minute)),
      ),
    );
  };

  const draw = () => {
    const data = live.data;
    if (data === null) return;
    const focused = document.activeElement?.getAttribute('data-spot') ?? null;
    countdowns.length = 0;
    const under = data.events.filter((event) => event.startsAt <= live.now);
    const open = data.events.filter((event) => event.closesAt > live.now);
    slip.keep(new Set(open.map(({ number }) => number)));
    const last = data.decided[0];
    replace(
      running,
      h('h2', {}, t('live')),
      ...under.map((event) => played(event, minuteOf(event))),
      under.length === 0 && last !== undefined ? played(last, null) : null,
    );
    pitch?.show(under[0] ?? null);
    replace(coming, h('h2', {}, t('upcoming_any')), ...open.map(upcoming));
    order();
    tick();
    if (focused !== null)
      [...frame.stage.querySelectorAll<HTMLElement>('button.odds')]
        .find((one) => one.getAttribute('data-spot') === focused)
        ?.focus();
  };
  const tick = () => {
    for (const { element, at } of countdowns) element.textContent = t('kickoff_in', { time: clock(at - live.now) });
  };
  live.onChange(() => {
    draw();
    announceResults(table, settledIn(live.data?.rounds ?? []));
    listBets(bets, game, live.data?.rounds ?? []);
  });
  slip.onChange(draw);
  await live.refresh();
  setInterval(tick, 1000);
  // Poll live scores.
  setInterval(() => void live.refresh(), 3000);
}
