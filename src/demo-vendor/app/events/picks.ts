import type { EventGame } from '../../catalogue/index.ts';
import { returned } from '../../engines/amount.ts';
import { examplePick, type Play, paysOn } from '../../engines/events/model.ts';
import { modelOf } from '../../engines/events/models.ts';
import { pickText, playText } from '../../i18n/pickText.ts';
import type { FrameEvent } from '../../wire.ts';
import { art } from '../art.ts';
import { boot } from '../boot.ts';
import { h, replace } from '../dom.ts';
import { moveOverSpots } from '../keys.ts';
import { t, times, words } from '../text.ts';
import { tokenStack } from '../tokens.ts';
import { diePicture } from './cards.ts';
import { faceArt } from './faces.ts';
import { createCloth } from './rouletteBoard.ts';
import type { Slip } from './slip.ts';

/** Content of the picks besides themselves. */
export interface PicksView {
  /** Number of the event that takes bets; null: none does. */
  readonly open: number | null;
  /** The decided event, while its result is shown. */
  readonly decided: Pick<FrameEvent, 'number' | 'result'> | null;
  /** Sum that the player has placed on a pick of the event that is shown, in 1/10,000 currency units. */
  readonly placedOn: (play: string, pick: string) => bigint;
}

/** Bet types as tabs, with the picks of the selected one. */
export function createPicks(game: EventGame, slip: Slip, view: () => PicksView) {
  const model = modelOf(game.model);
  const { plays } = model;
  const number = () => view().open;
  let open = plays.find(({ key }) => key === boot.play) ?? plays[0];
  const tabs = h('div', { class: 'tabs', role: 'tablist' });
  const isCloth = game.model === 'roulette';
  const panel = h('div', { class: isCloth ? 'picks picks-cloth' : 'picks' });
  const grouped = game.kind === 'table' && (plays.length <= 3 || isCloth);
  const element = h(
    'section',
    { class: `betting betting-${game.kind}`, 'aria-label': t('play_kind') },
    plays.length > 1 && !grouped ? tabs : null,
    panel,
  );

  const tile = (play: Play, pick: string, name = '') => {
    const { open: bettable, decided, placedOn } = view();
    const value = { number: bettable ?? 0, play: play.key, pick };
    const label = pickText(words, game, pick, 0);
    const staged = slip.amountOn(value);
    const placed = placedOn(play.key, pick);
    const returns = decided === null ? 0 : model.returned(decided.result, play.key, pick, decided.number);
    const isHit = returns > 100;
    const won = isHit ? returned(placed, returns - 100) : 0n;
    const chips = [
      placed > 0n ? tokenStack(placed, 'placed') : null,
      won > 0n ? tokenStack(won, 'payout') : null,
      staged > 0n ? tokenStack(staged, 'staged') : null,
    ];
    const state = decided === null ? '' : isHit ? ' is-hit' : placed > 0n && returns < 100 ? ' is-missed' : '';
    return h(
      'button',
      {
        type: 'button',
        class: `pick pick-${pick} ${name}${state}`,
        'data-spot': `${play.key}:${pick}`,
        'aria-pressed': String(slip.has(value)),
        disabled: bettable === null,
        onclick: () => slip.press(value),
        oncontextmenu: (event: Event) => {
          event.preventDefault();
          slip.remove(value);
        },
        onkeydown: (event: KeyboardEvent) => {
          if (event.key === 'Delete' || event.key === 'Backspace') slip.remove(value);
        },
      },
      pickPicture(game, play, pick),
      game.kind === 'table' ? h('span', { class: 'unseen' }, `${playText(words, play.key)}, `) : null,
      h('b', {}, label),
      label === payOf(play, pick) ? null : h('span', {}, ` ${payOf(play, pick)}`),
      game.kind === 'table' ? h('span', { class: 'chips' }, ...chips) : null,
      isHit ? h('em', { class: 'hit-word' }, ` ${t('wins')}`) : null,
    );
  };
  const choices = (play: Play) => {
    if (play.picks.kind !== 'choice') return numbers(play);
    const tiles = play.picks.from.map((pick) => tile(play, pick));
    return h('div', { class: `tiles tiles-${play.picks.from.length}` }, ...tiles);
  };

  const order = moveOverSpots(panel, '.pick, .number, .track-number, .track-group');
  /** The spot that had the focus last, until the focus goes elsewhere. */
  let lastSpot: string | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !panel.contains(target)) lastSpot = null;
  });

  let partial: string[] = [];
  const numbers = (play: Play) => {
    if (play.picks.kind !== 'numbers') return h('div');
    const { min, max, digits, count } = play.picks;
    const press = (text: string) => {
      if (count === 1) return slip.press({ number: number() ?? 0, play: play.key, pick: text });
      partial = partial.includes(text) ? partial.filter((one) => one !== text) : [...partial, text].sort();
      if (partial.length === count) {
        slip.press({ number: number() ?? 0, play: play.key, pick: partial.join('-') });
        partial = [];
      }
      return draw();
    };
    const cells = Array.from({ length: max - min + 1 }, (_, index) => {
      const text = String(min + index).padStart(digits, '0');
      const on = count === 1 ? slip.has({ number: number() ?? 0, play: play.key, pick: text }) : partial.includes(text);
      return h(
        'button',
        {
          type: 'button',
          class: 'number',
          'data-spot': `${play.key}:${text}`,
          'aria-pressed': String(on),
          disabled: number() === null,
          onclick: () => press(text),
        },
        text,
      );
    });
    const quick = () => {
      const all = Array.from({ length: max - min + 1 }, (_, index) => String(min + index).padStart(digits, '0'));
      const pick = Array.from({ length: count }, () => all.splice(Math.floor(Math.random() * all.length), 1)[0] ?? '').sort();
      slip.press({ number: number() ?? 0, play: play.key, pick: pick.join('-') });
    };
    const combinations = slip.tips().filter((tip) => tip.play === play.key && count > 1);
    return h(
      'div',
      { class: 'numbers' },
      h(
        'p',
        { class: 'numbers-head' },
        h('span', {}, t('choose_numbers', { count }), ' · ', t('pays'), ' ', payOf(play, examplePick(play))),
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
                  onclick: () => slip.press(tip),
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
    const focused = panel.contains(document.activeElement) ? document.activeElement : null;
    const spot = focused?.getAttribute('data-spot') ?? null;
    const text = focused?.textContent ?? null;
    if (spot !== null) lastSpot = spot;
    if (isCloth) replace(panel, cloth(number()));
    else if (grouped) {
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
    order();
    // Betting that closes takes the focus from a spot; it returns when betting opens.
    const wanted = focused === null && document.activeElement === document.body ? lastSpot : spot;
    if (focused === null && wanted === null) return;
    const same = (button: Element) =>
      wanted === null ? button.textContent === text : button.getAttribute('data-spot') === wanted;
    [...panel.querySelectorAll('button')].find(same)?.focus({ preventScroll: true });
  };
  const cloth = createCloth(plays, tile, slip, () => draw());
  const select = (play: Play) => {
    open = play;
    partial = [];
    draw();
  };
  slip.onChange(draw);
  draw();
  return { element, draw };
}

/** Payout multiplier of a hit, stake included; `+` if multiple hits return more. */
const payOf = (play: Play, pick: string) => `${times(paysOn(play, pick))}${play.more === true ? '+' : ''}`;

const diceOf: Readonly<Record<string, number>> = { face: 1, double: 2, triple: 3 };

/** Picture of a pick; null for picks that are shown as text. */
function pickPicture(game: EventGame, play: Play, pick: string): HTMLElement | null {
  if (game.model === 'bauCua') return art(faceArt(pick));
  if (game.model === 'handSigns' && play.key !== 'winner') return art(pick);
  if (game.model === 'moneyWheel') return h('span', { class: `swatch worth-${pick}`, 'aria-hidden': 'true' });
  const dice = diceOf[play.key];
  if ((game.model !== 'sicBo' && game.model !== 'dice') || dice === undefined || pick === 'any') return null;
  return h(
    'span',
    { class: 'pick-dice', 'aria-hidden': 'true' },
    ...Array.from({ length: dice }, () => diePicture(Number(pick)) as unknown as HTMLElement),
  );
}
