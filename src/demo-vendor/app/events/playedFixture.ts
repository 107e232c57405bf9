import type { Fixture } from '../../engines/events/match.ts';
import { finalOf, minutes, type Score } from '../../engines/events/scoring.ts';
import type { Sport } from '../../engines/events/sports.ts';
import { clubName } from '../../i18n/clubs.ts';
import { h } from '../dom.ts';
import { t } from '../text.ts';
import { crest } from './crest.ts';

/** Match minutes during which a score is highlighted as new. */
const freshMinutes = 6;

/** Crest and name of a club, with its score unless that is null. */
export const team = (sport: Sport, club: number, scored: number | null = null) =>
  h(
    'div',
    { class: 'team' },
    crest(sport.names, club),
    h('span', {}, clubName(sport.names, club)),
    scored === null ? null : h('b', {}, String(scored)),
  );

/** Label of the period that is played at this minute, in the sport's terms. */
export function partOf({ period, periods }: Sport, minute: number): string {
  if (period === null) return `${Math.min(minutes, minute)}′`;
  return t(`period_${period}`, { number: Math.min(periods, Math.floor((minute * periods) / minutes) + 1) });
}

/** A match with its scores; `minute` null: finished. */
export function playedFixture(sport: Sport, { home, away }: Fixture, scores: readonly Score[], minute: number | null) {
  const [ofHome, ofAway] = finalOf(scores);
  const isFresh = minute !== null && scores.some((score) => minute - score.minute < freshMinutes);
  const periodScores = scores.flatMap(({ period }) => (period === undefined ? [] : [period.join('–')]));
  const early = minute !== null && sport.scoring.kind === 'race' && Math.max(ofHome, ofAway) === sport.scoring.wins;
  const words = [...periodScores, ...(early ? [t('finished')] : [])];
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
  // High-scoring sports: markers would cover the line.
  const marked = scoring.kind === 'scores' && scoring.gathered !== undefined ? [] : scores;
  for (const { minute: at, side } of marked) {
    const dot = h('i', { class: `goal goal-${side}` });
    dot.style.setProperty('--at', String(at / minutes));
    line.append(dot);
  }
  return line;
}
