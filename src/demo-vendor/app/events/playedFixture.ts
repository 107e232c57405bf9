import type { Fixture } from '../../engines/events/match.ts';
import { finalOf, minutes, type Score } from '../../engines/events/scoring.ts';
import type { Sport } from '../../engines/events/sports.ts';
import { clubName } from '../../i18n/clubs.ts';
import { h } from '../dom.ts';
import { t } from '../text.ts';
import { crest } from './crest.ts';

/** A score is new for so many minutes of the match. */
const fresh = 6;

export const team = (sport: Sport, club: number, scored: number | null = null) =>
  h(
    'div',
    { class: 'team' },
    crest(sport.names, club),
    h('span', {}, clubName(sport.names, club)),
    scored === null ? null : h('b', {}, String(scored)),
  );

/** The part of the match that is played at this minute, as its sport calls it. */
export function partOf({ period, periods }: Sport, minute: number): string {
  if (period === null) return `${Math.min(minutes, minute)}′`;
  return t(`period_${period}`, { number: Math.min(periods, Math.floor((minute * periods) / minutes) + 1) });
}

/** A match with what has happened in it. Null: it is over. */
export function playedFixture(sport: Sport, { home, away }: Fixture, scores: readonly Score[], minute: number | null) {
  const [ofHome, ofAway] = finalOf(scores);
  const isFresh = minute !== null && scores.some((score) => minute - score.minute < fresh);
  const told = scores.flatMap(({ period }) => (period === undefined ? [] : [period.join('–')]));
  const early = minute !== null && sport.scoring.kind === 'race' && Math.max(ofHome, ofAway) === sport.scoring.wins;
  const words = [...told, ...(early ? [t('finished')] : [])];
  return h(
    'div',
    { class: `fixture is-played${isFresh ? ' is-fresh' : ''}` },
    h('div', { class: 'teams' }, team(sport, home, ofHome), team(sport, away, ofAway)),
    progress(sport, scores, minute ?? minutes),
    words.length === 0 ? null : h('p', { class: 'periods' }, words.join(' · ')),
  );
}

function progress({ scoring }: Sport, scores: readonly Score[], minute: number) {
  const line = h('div', { class: 'progress', 'aria-hidden': 'true' });
  line.style.setProperty('--part', String(Math.min(1, minute / minutes)));
  // Where scores fall all the time, marks would cover the line.
  const marked = scoring.kind === 'scores' && scoring.gathered !== undefined ? [] : scores;
  for (const { minute: at, side } of marked) {
    const dot = h('i', { class: `goal goal-${side}` });
    dot.style.setProperty('--at', String(at / minutes));
    line.append(dot);
  }
  return line;
}
