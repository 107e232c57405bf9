import type { EventGame } from '../../catalogue/index.ts';
import { combinationSize, joinLegs, partOf } from '../../engines/events/combination.ts';
import { combination } from '../../engines/events/match.ts';
import { modelOf } from '../../engines/events/models.ts';
import { pickText, playText } from '../../i18n/pickText.ts';
import { h, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import type { Table } from '../table.ts';
import { money, share, t, words } from '../text.ts';
import { createSlip, type Tip } from './slip.ts';

export const oddsText = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The slip of a round of matches: single bets, or one combination of all picks. */
export function createMatchSlip(table: Table, game: EventGame, placed: () => void) {
  const model = modelOf(game.model);
  const element = h('section', { class: 'paper', 'aria-label': t('slip') });
  const higher = h('input', { type: 'checkbox' });
  let isCombined = false;

  const oddsOn = ({ number, play, pick }: Tip) => model.oddsOf?.(play, pick, number) ?? 0;
  const combined = (tips: readonly Tip[]): Tip => ({
    number: tips[0]?.number ?? 0,
    play: combination,
    pick: joinLegs(tips),
  });
  /** Reason why the picks are no combination; null if they are one. */
  const problemOf = (tips: readonly Tip[]) => {
    if (new Set(tips.map(({ number }) => number)).size > 1) return t('combination_one_round');
    const { min, max } = combinationSize;
    return tips.length < min || tips.length > max ? t('combination_size') : null;
  };

  const slip = createSlip(table, placed, {
    tipsOf: (tips) => (!isCombined || tips.length === 0 ? tips : problemOf(tips) === null ? [combined(tips)] : []),
    priceOf: (tip) => ({ odds: oddsOn(tip), orHigher: higher.checked }),
  });

  const switchTo = (to: boolean, name: string) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(isCombined === to),
        onclick: () => {
          isCombined = to;
          if (to) keepOneEach();
          slip.refresh();
          element.querySelector<HTMLElement>('.segments [aria-pressed="true"]')?.focus();
        },
      },
      name,
    );
  /** Of several picks on one match the last one stays. */
  const keepOneEach = () => {
    const tips = slip.tips();
    for (const [index, tip] of tips.entries())
      if (tips.slice(index + 1).some((later) => isSameMatch(tip, later))) slip.remove(tip);
  };
  const line = (name: string, value: string) => h('p', { class: 'slip-line' }, h('span', {}, name), h('b', {}, value));
  const summary = (tips: readonly Tip[]) => {
    const problem = problemOf(tips);
    if (problem !== null) return [h('p', { class: 'quiet' }, problem)];
    const tip = combined(tips);
    const odds = oddsOn(tip);
    return [
      h(
        'div',
        { class: 'slip-sums' },
        line(t('combined_odds', { count: tips.length }), oddsText(odds)),
        line(t('possible'), money((table.purse.stake * BigInt(odds)) / 100n)),
        line(t('slip_returns'), `${share(model.expected(tip.play, tip.pick, tip.number) / 100)}%`),
      ),
    ];
  };
  const item = (tip: Tip) => {
    const name = pickText(words, game, tip.pick, tip.number, tip.play);
    const odds = oddsOn(tip);
    const possible = isCombined ? '' : ` · ${t('possible')} ${money((table.purse.stake * BigInt(odds)) / 100n)}`;
    return h(
      'li',
      { class: 'bet' },
      h('div', {}, h('b', {}, name), h('span', {}, `${playText(words, tip.play)} · ${t('odds')} ${oddsText(odds)}${possible}`)),
      h(
        'button',
        { type: 'button', class: 'bare', 'aria-label': t('remove', { name }), onclick: () => slip.press(tip) },
        icon('close', 16),
      ),
    );
  };
  const draw = () => {
    const tips = slip.tips();
    replace(
      element,
      h('h2', {}, t('slip'), tips.length > 0 ? h('span', { class: 'chip' }, String(tips.length)) : null),
      h(
        'div',
        { class: 'segments', role: 'group' },
        switchTo(false, t('single_tab')),
        switchTo(true, t('combination_tab', { count: tips.length })),
      ),
      ...(tips.length === 0
        ? [h('p', { class: 'quiet' }, t('slip_empty'))]
        : [
            h('ul', { class: 'bets' }, ...tips.map(item)),
            ...(isCombined ? summary(tips) : []),
            h('label', { class: 'slip-accept' }, higher, t('accept_higher')),
          ]),
    );
  };
  slip.onChange(draw);
  table.purse.onChange(draw);

  return {
    ...slip,
    element,
    /** In a combination a pick replaces the one on the same match. */
    press(tip: Tip) {
      const others = slip.tips().filter((other) => isSameMatch(tip, other) && !slip.has(tip));
      if (isCombined && others.length > 0) {
        for (const other of others) slip.remove(other);
        table.frame.say(t('combination_one_each'));
      }
      slip.press(tip);
    },
  };
}

const isSameMatch = (one: Tip, other: Tip) => one.number === other.number && partOf(one.pick) === partOf(other.pick);
