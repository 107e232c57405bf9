import type { EventGame } from '../../catalogue/index.ts';
import { readAmount } from '../../engines/amount.ts';
import type { FrameRound } from '../../wire.ts';
import { art } from '../art.ts';
import { h, isStill, replace } from '../dom.ts';
import { titleId } from '../frame.ts';
import { isSettled } from '../roundSum.ts';
import type { Table } from '../table.ts';
import { clock, moneyOf, t } from '../text.ts';
import { createLastNumbers } from './lastNumbers.ts';
import { LiveEvents } from './live.ts';
import { announceResults, listBets } from './myBets.ts';
import { createPicks } from './picks.ts';
import { resultLine, resultPicture, revealMsOf } from './results.ts';
import { createRoadMap } from './roadMap.ts';
import { watchRounds } from './roundWatch.ts';
import { createSlip } from './slip.ts';
import { hasDealer, tableCrest } from './tableCrest.ts';

const isBack = ({ state }: FrameRound) => state === 'cancelled' || state === 'cancelling';

/** The last moments of betting, in milliseconds, are marked and announced. */
const lateMs = 5_000;

/** Draws and tables: all players share one result. */
export async function playEvent(table: Table, game: EventGame) {
  const { frame } = table;
  const live = new LiveEvents();
  const settledIn = watchRounds(table.state.unseen);
  let shown: number | null = null;
  /** Epoch in milliseconds from which the result that is being shown may be read: its motion has ended. */
  let revealedAt = 0;
  const ended: FrameRound[] = [];

  const current = () => live.data?.events[0] ?? null;
  const takesBets = () => {
    const event = current();
    return event !== null && live.now >= event.opensAt && live.now < event.closesAt ? event : null;
  };
  const slip = createSlip(table, () => void live.refresh());
  /** The decided event while its result is shown: until the next one takes bets. */
  const decided = () => {
    const event = current();
    return event === null || live.now >= event.opensAt || Date.now() < revealedAt ? null : (live.data?.decided[0] ?? null);
  };
  const placedOn = (play: string, pick: string) => {
    const shownNumber = decided()?.number ?? current()?.number;
    return (live.data?.rounds ?? [])
      .filter((round) => round.event === shownNumber && round.play === play && round.pick === pick && !isBack(round))
      .reduce((sum, { stake }) => sum + (readAmount(stake) ?? 0n), 0n);
  };
  const picks = createPicks(game, slip, () => ({ open: takesBets()?.number ?? null, decided: decided(), placedOn }));
  const lastNumbers = game.model === 'roulette' ? createLastNumbers() : null;
  const roads = lastNumbers === null ? createRoadMap(game) : null;
  const number = h('span', { class: 'issue' });
  const phase = h('span', { class: 'phase' });
  const time = h('b', { class: 'time', role: 'timer' });
  const ring = h('div', { class: 'ring', 'aria-hidden': 'true' });
  const felt = h('div', { class: 'felt' });
  const latest = h('ol', { class: 'latest', 'aria-label': t('opened') });
  const bets = h('section', { class: 'mine' });

  const past = [lastNumbers?.note, roads?.element].filter((part) => part !== undefined);
  if (past.length === 0) past.push(h('h2', {}, t('opened')), latest);
  frame.stage.append(
    h(
      'div',
      // Scrollable regions need focus for keyboard users even when they contain no enabled control.
      {
        class: `event event-${game.kind} event-of-${game.model}${hasDealer(game.model) ? ' has-dealer' : ''}`,
        role: 'group',
        tabindex: 0,
        'aria-labelledby': titleId,
      },
      h(
        'section',
        { class: 'show' },
        hasDealer(game.model) ? art('dealer', 'dealer') : null,
        h('div', { class: 'count' }, ring, h('div', {}, number, phase), time),
        felt,
        hasDealer(game.model) ? null : game.kind === 'table' ? tableCrest(game.model) : art(game.hero, 'show-art'),
      ),
      lastNumbers?.element ?? null,
      picks.element,
      h('section', { class: 'side' }, ...past, bets),
    ),
  );

  const showResult = () => {
    const last = live.data?.decided[0];
    const event = current();
    // A table shows cards face down while betting is open; a draw keeps the last result until the next one.
    const covered = game.kind === 'table' && event !== null && live.now < event.decidedAt && live.now - event.startsAt > 1_000;
    const key = covered ? -(event?.number ?? 1) : (last?.number ?? 0);
    if (shown === key) return;
    // The result that was decided before the game opened does not move.
    const isNew = shown !== null && !covered;
    if (isNew && !isStill()) revealedAt = Date.now() + revealMsOf(game.model);
    shown = key;
    // Cards that are dealt face down are no news.
    felt.setAttribute('aria-live', covered ? 'off' : 'polite');
    replace(felt, resultPicture(game, covered ? null : (last?.result ?? null)));
    felt.classList.remove('is-new');
    if (isNew) requestAnimationFrame(() => felt.classList.add('is-new'));
  };
  /** Shows the parts that do not run ahead of the motion of the latest result. */
  const showPast = () => {
    const data = live.data;
    if (data === null || Date.now() < revealedAt) return;
    roads?.draw(data.decided);
    lastNumbers?.draw(data.decided);
    replace(
      latest,
      ...data.decided
        .slice(0, 12)
        .map((event) => h('li', {}, h('span', {}, `#${event.number}`), resultLine(game, event.result))),
    );
    listBets(bets, game, data.rounds);
    announceResults(table, ended.splice(0));
  };
  live.onChange(() => {
    ended.push(...settledIn(live.data?.rounds ?? []));
    tick();
    picks.draw();
    showPast();
  });

  /** Says each phase of a round once. */
  let heard = '';
  const hearPhase = (phaseName: 'open' | 'late' | 'closed', number: number, leftMs: number) => {
    const key = `${number}:${phaseName}`;
    if (heard === key) return;
    const isFirst = heard === '';
    heard = key;
    if (isFirst) return;
    const title = t(game.kind === 'table' ? 'round_no' : 'issue', { number });
    if (phaseName === 'open') frame.hear(`${title}. ${t('heard_open', { seconds: Math.ceil(leftMs / 1_000) })}`);
    else frame.hear(t(phaseName === 'late' ? 'heard_late' : 'betting_closed'));
  };

  let openNumber: number | null = null;
  let decidedNumber: number | null = null;
  const tick = () => {
    const event = current();
    if (event === null) return;
    const open = takesBets();
    const early = live.now < event.opensAt;
    const until = early ? event.opensAt : open === null ? event.decidedAt : event.closesAt;
    number.textContent = t(game.kind === 'table' ? 'round_no' : 'issue', { number: event.number });
    phase.textContent = t(
      early ? 'next_in' : open !== null ? 'closes_in' : game.kind === 'draw' ? 'lottery_drawing' : 'drawing',
    );
    time.textContent = clock(until - live.now);
    const whole = event.closesAt - event.opensAt;
    ring.style.setProperty('--left', String(Math.max(0, Math.min(1, (event.closesAt - live.now) / whole))));
    felt.classList.toggle('is-drawing', open === null && !early);
    ring.classList.toggle('is-late', open !== null && event.closesAt - live.now <= lateMs);
    if (openNumber !== (open?.number ?? null)) {
      openNumber = open?.number ?? null;
      slip.keep(new Set(open === null ? [] : [open.number]));
      picks.draw();
    }
    const leftMs = event.closesAt - live.now;
    if (!early) hearPhase(open === null ? 'closed' : leftMs <= lateMs ? 'late' : 'open', event.number, leftMs);
    showResult();
    if (decidedNumber !== (decided()?.number ?? null)) {
      decidedNumber = decided()?.number ?? null;
      picks.draw();
    }
    if (revealedAt !== 0 && Date.now() >= revealedAt) {
      revealedAt = 0;
      showPast();
    }
    const mine = live.data?.rounds ?? [];
    const due = live.now >= event.decidedAt || mine.some((round) => !isSettled(round) && (round.event ?? 0) < event.number);
    if (due) void live.refresh();
  };
  await live.refresh();
  const pending = table.state.unseen.find(({ state }) => state === 'open');
  if (pending !== undefined) frame.say(`${t('waiting')}: ${moneyOf(pending.stake)}`);
  setInterval(tick, 500);
}
