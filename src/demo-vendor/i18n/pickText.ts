import type { Game } from '../catalogue/index.ts';
import { readLegs } from '../engines/events/combination.ts';
import { combination, fixturesOf, lineBet, readTip } from '../engines/events/match.ts';
import { sports } from '../engines/events/sports.ts';
import { clubName } from './clubs.ts';
import type vi from './vi.json';

export type Words = Readonly<Record<keyof typeof vi, string>>;

const word = (words: Words, key: string): string | undefined => (words as Readonly<Record<string, string>>)[key];

/** Interpolates `{{name}}` placeholders. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Name of a bet type. */
export const playText = (words: Words, play: string) =>
  play === 'kind' ? words.play_kind_name : (word(words, `play_${play}`) ?? play);

/** Whether a game’s model is a sport. */
export const isSport = (model: string): model is keyof typeof sports => Object.hasOwn(sports, model);

/** A handicap with its sign, e.g. −0.5, 0 or +1. */
export const handicapText = (line: number) => (line > 0 ? `+${line}` : String(line).replace('-', '\u2212'));

/** Readable text of a pick. `event` is needed because fixtures differ per event. */
export function pickText(words: Words, game: Game, pick: string, event: number, play = 'tip'): string {
  if ('model' in game && isSport(game.model)) {
    if (play === combination) {
      return readLegs(pick)
        .map((leg) => legText(words, game, leg.pick, event, leg.play))
        .join(' + ');
    }
    const { index, tip } = readTip(pick);
    const sport = sports[game.model];
    const fixture = fixturesOf(sport, event)[index];
    if (fixture === undefined) return pick;
    const [home, away] = [clubName(sport.names, fixture.home), clubName(sport.names, fixture.away)];
    const bet = lineBet(fixture, play, pick);
    if (bet !== null) {
      const line = play === 'handicap' ? handicapText(bet.side === 0 ? bet.line.line : -bet.line.line) : String(bet.line.line);
      const names = play === 'handicap' ? [home, away] : [words.pick_over, words.pick_under];
      return `${home} – ${away}: ${names[bet.side]} ${line}`;
    }
    return `${home} – ${away}: ${tip === 'draw' ? words.pick_draw : tip === 'home' ? home : away}`;
  }
  if ('model' in game && game.model === 'moneyWheel') return `×${pick}`;
  return word(words, `face_${pick}`) ?? word(words, `pick_${pick}`) ?? pick.replaceAll('-', ' – ');
}

/** Short text of a pick on a match: a side with its line, or the home club where the pick is on neither side. */
export function legText(words: Words, game: Game, pick: string, event: number, play: string): string {
  const model = 'model' in game && isSport(game.model) ? game.model : null;
  const fixture = model === null ? undefined : fixturesOf(sports[model], event)[readTip(pick).index];
  if (model === null || fixture === undefined) return pick;
  const { names } = sports[model];
  const [home, away] = [clubName(names, fixture.home), clubName(names, fixture.away)];
  const bet = lineBet(fixture, play, pick);
  if (bet === null) {
    const { tip } = readTip(pick);
    return tip === 'draw' ? `${home} – ${away} ${words.pick_draw}` : tip === 'home' ? home : away;
  }
  if (play === 'handicap')
    return `${bet.side === 0 ? home : away} ${handicapText(bet.side === 0 ? bet.line.line : -bet.line.line)}`;
  return `${home} – ${away} ${bet.side === 0 ? words.pick_over : words.pick_under} ${bet.line.line}`;
}
