import { type Fixture, fixturesOf, type MatchResult } from '../../engines/events/match.ts';
import { finalOf, minutes, type Score, type Side } from '../../engines/events/scoring.ts';
import { type Sport, sports } from '../../engines/events/sports.ts';
import { clubName } from '../../i18n/clubs.ts';
import type { FrameEvent } from '../../wire.ts';
import { h, isStill, replace } from '../dom.ts';
import { t } from '../text.ts';
import { crest } from './crest.ts';

const [width, height] = [560, 200];
const stepMs = 100;
/** Match minutes for which the ball lies in the goal after a score. */
const goalMinutes = 4;
/** Places of one side in its own half, as shares of the pitch; the other side's mirror them. */
const formation = [
  [0.08, 0.5],
  [0.24, 0.24],
  [0.24, 0.76],
  [0.42, 0.36],
  [0.46, 0.68],
  [0.66, 0.28],
  [0.7, 0.62],
] as const;

/**
 * A football match in play, drawn from the scores so far: a goal shows only once the clock has reached it. With reduced motion
 * it is a line of text.
 */
export function createPitch(minuteOf: (event: FrameEvent) => number) {
  const sport: Sport = sports.football;
  const canvas = h('canvas', { class: 'pitch-canvas', width, height, 'aria-hidden': 'true' });
  const text = h('div', { class: 'pitch-text' });
  const element = h('section', { class: 'pitch', 'aria-label': t('simulated') }, isStill() ? null : canvas, text);
  const ball = { x: 0.5, y: 0.5 };
  let shown: { readonly event: FrameEvent; readonly fixture: Fixture } | null = null;

  const scoresOf = (event: FrameEvent): readonly Score[] => ((event.result ?? []) as MatchResult)[0] ?? [];
  const drawText = () => {
    if (shown === null) return;
    const { event, fixture } = shown;
    const scores = scoresOf(event);
    const [home, away] = finalOf(scores);
    const last = scores.at(-1);
    const scorer = clubName(sport.names, last?.side === 'away' ? fixture.away : fixture.home);
    replace(
      text,
      h(
        'p',
        { class: 'pitch-head' },
        h('span', { class: 'chip chip-live' }, `#${event.number} · ${Math.min(minutes, minuteOf(event))}′`),
        h('span', { class: 'quiet' }, t('simulated')),
      ),
      h(
        'p',
        { class: 'pitch-score' },
        crest(sport.names, fixture.home),
        h('span', {}, clubName(sport.names, fixture.home)),
        h('b', {}, `${home} – ${away}`),
        h('span', {}, clubName(sport.names, fixture.away)),
        crest(sport.names, fixture.away),
      ),
      h('p', { class: 'quiet' }, last === undefined ? t('no_goals') : t('goal_at', { minute: last.minute, club: scorer })),
    );
  };
  const step = () => {
    if (shown === null || document.hidden) return;
    const minute = minuteOf(shown.event);
    const goal = scoresOf(shown.event).findLast((score) => minute - score.minute < goalMinutes);
    const target = goal === undefined ? wander(shown.event.number, minute) : inGoal(goal.side);
    ball.x += (target.x - ball.x) * 0.14;
    ball.y += (target.y - ball.y) * 0.14;
    const context = canvas.getContext('2d');
    if (context !== null) paint(context, ball, getComputedStyle(element));
  };
  if (!isStill()) setInterval(step, stepMs);

  return {
    element,
    /** Shows the first match of a round that is under way; null hides the pitch. */
    show(event: FrameEvent | null) {
      const fixture = event === null ? undefined : fixturesOf(sport, event.number)[0];
      element.hidden = event === null || fixture === undefined;
      shown = event === null || fixture === undefined ? null : { event, fixture };
      drawText();
    },
  };
}

/** Position of the play at a minute, away from both goals; the same for everyone who watches. */
const wander = (number: number, minute: number) => {
  const turn = (number % 97) + minute * 2.4;
  return { x: 0.5 + 0.28 * Math.sin(turn), y: 0.5 + 0.32 * Math.sin(turn * 1.7 + 1) };
};

const inGoal = (side: Side) => ({ x: side === 'home' ? 0.985 : 0.015, y: 0.5 });

function paint(
  context: CanvasRenderingContext2D,
  ball: { readonly x: number; readonly y: number },
  style: CSSStyleDeclaration,
) {
  const colour = (name: string) => style.getPropertyValue(name);
  const disc = (x: number, y: number, radius: number, fill: string) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x * width, y * height, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = colour('--table-green');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour('--paper');
  context.globalAlpha = 0.1;
  for (let strip = 0; strip < 7; strip += 2) context.fillRect((strip * width) / 7, 0, width / 7, height);
  context.globalAlpha = 0.8;
  context.strokeStyle = colour('--paper');
  context.lineWidth = 2;
  context.strokeRect(14, 12, width - 28, height - 24);
  context.strokeRect(14, 52, 66, 96);
  context.strokeRect(width - 80, 52, 66, 96);
  context.beginPath();
  context.moveTo(width / 2, 12);
  context.lineTo(width / 2, height - 12);
  context.arc(width / 2, height / 2, 32, -Math.PI / 2, 1.5 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
  for (const [x, y] of formation) {
    // Both sides lean to the ball; a goalkeeper stays.
    const lean = x < 0.1 ? 0.02 : 0.22;
    const towards = (from: number, to: number) => from + (to - from) * lean;
    disc(towards(x, ball.x), towards(y, ball.y), 8, colour('--ball-5'));
    disc(towards(1 - x, ball.x), towards(1 - y, ball.y), 8, colour('--card-ink'));
  }
  disc(ball.x, ball.y, 5.5, colour('--paper'));
}
