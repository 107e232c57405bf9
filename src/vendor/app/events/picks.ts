import type { EventGame } from '../../catalogue/index.ts';
import { examplePick, type Play } from '../../engines/events/model.ts';
import { modelOf } from '../../engines/events/models.ts';
import { pickText, playText } from '../../i18n/pickText.ts';
import { art } from '../art.ts';
import { boot } from '../boot.ts';
import { h, replace } from '../dom.ts';
import { t, times, words } from '../text.ts';
import { faceArt } from './results.ts';
import type { Slip } from './slip.ts';

/** Kinds of bet as tabs, and what can be chosen of the open one. */
export function createPicks(game: EventGame, slip: Slip, number: () => number | null) {
  const { plays } = modelOf(game.model);
  let open = plays.find(({ key }) => key === boot.play) ?? plays[0];
  const panel = h('div', { class: 'picks' });
  const tabs = h('div', { class: 'tabs', role: 'tablist' });
  const grouped = game.kind === 'table' && plays.length <= 3;
  const element = h(
    'section',
    { class: `betting betting-${game.kind}`, 'aria-label': t('play_kind') },
    plays.length > 1 && !grouped ? tabs : null,
    panel,
  );

  const tile = (play: Play, pick: string, label: string, picture: HTMLElement | null = null) => {
    const value = { number: number() ?? 0, play: play.key, pick };
    const pays = payOf(game, play, pick);
    return h(
      'button',
      {
        type: 'button',
        class: `pick pick-${pick}`,
        'aria-pressed': String(slip.has(value)),
        disabled: number() === null,
        onclick: () => slip.toggle(value),
      },
      picture,
      h('b', {}, label),
      h('span', {}, pays),
    );
  };
  const choices = (play: Play) => {
    if (play.picks.kind !== 'choice') return numbers(play);
    const tiles = play.picks.from.map((pick) =>
      tile(play, pick, pickText(words, game, pick, 0), game.model === 'bauCua' ? art(faceArt(pick)) : null),
    );
    return h('div', { class: `tiles tiles-${play.picks.from.length}` }, ...tiles);
  };

  let partial: string[] = [];
  const numbers = (play: Play) => {
    if (play.picks.kind !== 'numbers') return h('div');
    const { least, most, digits, count } = play.picks;
    const press = (text: string) => {
      if (count === 1) return slip.toggle({ number: number() ?? 0, play: play.key, pick: text });
      partial = partial.includes(text) ? partial.filter((one) => one !== text) : [...partial, text].sort();
      if (partial.length === count) {
        slip.toggle({ number: number() ?? 0, play: play.key, pick: partial.join('-') });
        partial = [];
      }
      return draw();
    };
    const cells = Array.from({ length: most - least + 1 }, (_, index) => {
      const text = String(least + index).padStart(digits, '0');
      const on = count === 1 ? slip.has({ number: number() ?? 0, play: play.key, pick: text }) : partial.includes(text);
      return h(
        'button',
        {
          type: 'button',
          class: 'number',
          'aria-pressed': String(on),
          disabled: number() === null,
          onclick: () => press(text),
        },
        text,
      );
    });
    const quick = () => {
      const all = Array.from({ length: most - least + 1 }, (_, index) => String(least + index).padStart(digits, '0'));
      const pick = Array.from({ length: count }, () => all.splice(Math.floor(Math.random() * all.length), 1)[0] ?? '').sort();
      slip.toggle({ number: number() ?? 0, play: play.key, pick: pick.join('-') });
    };
    const combinations = slip.tips().filter((tip) => tip.play === play.key && count > 1);
    return h(
      'div',
      { class: 'numbers' },
      h(
        'p',
        { class: 'numbers-head' },
        h('span', {}, t('choose_numbers', { count }), ' · ', t('pays'), ' ', payOf(game, play, examplePick(play))),
        count > 1 ? h('span', { class: 'chip' }, t('chosen', { now: partial.length, all: count })) : null,
        h(
          'button',
          { type: 'button', class: 'toggle small', disabled: number() === null, onclick: quick },
          h('span', {}, t('random')),
        ),
      ),
      combinations.length > 0
        ? h(
            'p',
            { class: 'combinations' },
            ...combinations.map((tip) =>
              h(
                'button',
                {
                  type: 'button',
                  class: 'chip',
                  onclick: () => slip.toggle(tip),
                  'aria-label': t('remove', { name: tip.pick }),
                },
                `${tip.pick.replaceAll('-', ' – ')} ×`,
              ),
            ),
          )
        : null,
      h('div', { class: 'number-grid' }, ...cells),
    );
  };

  const draw = () => {
    if (open === undefined) return;
    const focused =
      document.activeElement instanceof HTMLElement && panel.contains(document.activeElement)
        ? document.activeElement.textContent
        : null;
    if (grouped) {
      replace(
        panel,
        ...plays.map((play) =>
          h(
            'div',
            { class: `group group-${play.key}` },
            plays.length > 1 ? h('h2', {}, playText(words, play.key)) : null,
            choices(play),
          ),
        ),
      );
    } else {
      replace(
        tabs,
        ...plays.map((play) =>
          h(
            'button',
            { type: 'button', role: 'tab', 'aria-selected': String(play === open), onclick: () => select(play) },
            playText(words, play.key),
          ),
        ),
      );
      replace(panel, choices(open));
    }
    if (focused !== null) [...panel.querySelectorAll('button')].find((button) => button.textContent === focused)?.focus();
  };
  const select = (play: Play) => {
    open = play;
    partial = [];
    draw();
  };
  slip.onChange(draw);
  draw();
  return { element, draw };
}

/** What a hit returns, the stake included. The picture on more dice returns more. */
function payOf(game: EventGame, play: Play, pick: string): string {
  if (game.model === 'bauCua' || (game.model === 'dice' && play.key === 'face')) return `${times(200)}+`;
  const special: Readonly<Record<string, number>> = { tie: game.model === 'dragonTiger' ? 1270 : 950 };
  return times(play.key === 'side' || play.key === 'duel' ? (special[pick] ?? play.pays) : play.pays);
}
