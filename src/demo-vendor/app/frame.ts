import { readAmount } from '../engines/amount.ts';
import { art } from './art.ts';
import { boot, game } from './boot.ts';
import { Refused } from './client.ts';
import { h, replace } from './dom.ts';
import { icon } from './icons.ts';
import { listenKeys } from './keys.ts';
import { limitNote } from './limitNote.ts';
import { isFramed, leave, postToSite, switchFullScreen } from './parent.ts';
import type { Purse } from './purse.ts';
import { type RoundSum, tierOf } from './roundSum.ts';
import { sound } from './sound.ts';
import { clock, has, money, sumParts, sumText, t } from './text.ts';
import { tokenPicture, tokenValues } from './tokens.ts';
import { showWin } from './winMoment.ts';

export interface Frame {
  readonly stage: HTMLElement;
  /** Container for the game's own buttons; the first is the main action. */
  readonly actions: HTMLElement;
  /** Shows a message, `detail` beneath it. */
  say(text: string, tone?: 'plain' | 'good' | 'bad', detail?: string): void;
  /** Says a message to screen readers only, because the game shows it already. */
  hear(text: string): void;
  trouble(error: unknown): void;
  /** Shows what a round returned; only more than the stake stands out. */
  result(sum: Pick<RoundSum, 'returned' | 'verdict'>): void;
  /**
   * Shows, sounds and reads out what rounds brought: wins by their tier, everything else as a quiet line. `line`: `heard` where
   * the game shows the sum itself, `none` where single rounds are not read out either. Resolves when a win that covers the stage
   * has ended.
   */
  announce(sum: RoundSum, options?: { readonly line?: 'shown' | 'heard' | 'none'; readonly blocks?: boolean }): Promise<void>;
}

/** Id of the game's heading, for `aria-labelledby`. */
export const titleId = 'game-title';

/** Shared chrome of all games: permanent notices, balance, stake, messages and, unless a site has them, name and close button. */
export function buildFrame(root: HTMLElement, purse: Purse, openInformation: (panel?: 'history') => void): Frame {
  const stage = h('main', { class: `stage stage-${game.kind}` });
  const actions = h('div', { class: 'actions' });
  const message = h('div', { class: 'message', role: 'status', 'aria-live': 'polite' });
  const heard = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const balance = h('output', { class: 'amount' });
  const stake = h('output', { class: 'amount' });
  const lastReturn = h('output', { class: 'amount' });
  const lower = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': t('lower'), onclick: () => purse.move(-1) },
    icon('minus'),
  );
  const raise = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': t('raise'), onclick: () => purse.move(1) },
    icon('plus'),
  );
  const speaker = h(
    'button',
    { type: 'button', class: 'bare', 'aria-label': t('sound_on'), 'aria-pressed': 'false' },
    icon('mute'),
  );
  const switchSound = () => {
    sound.toggle();
    speaker.setAttribute('aria-pressed', String(sound.on));
    speaker.setAttribute('aria-label', t(sound.on ? 'sound_off' : 'sound_on'));
    replace(speaker, icon(sound.on ? 'sound' : 'mute'));
  };
  speaker.addEventListener('click', switchSound);
  listenKeys({ m: switchSound, h: () => openInformation('history'), f: switchFullScreen });

  const tools = h(
    'div',
    { class: 'tools' },
    speaker,
    h('button', { type: 'button', class: 'bare', 'aria-label': t('menu'), onclick: () => openInformation() }, icon('menu')),
  );
  const title = h('h1', { id: titleId }, boot.name);
  const returned = h('div', { class: 'figure figure-return' }, h('span', {}, t('last_return')), lastReturn);

  document.documentElement.classList.toggle('is-framed', isFramed);
  // The order of the keyboard: main action, stake, table, and the way out last. The grid places the parts.
  root.replaceChildren(
    h(
      'footer',
      { class: `controls controls-${game.kind}` },
      actions,
      game.kind === 'table'
        ? tokenTray(purse)
        : h(
            'div',
            { class: 'stake', role: 'group', 'aria-label': t('stake') },
            lower,
            h('div', { class: 'figure' }, h('span', {}, t(stakeWord())), stake),
            raise,
          ),
      isFramed
        ? h('div', { class: 'figures' }, returned, marks(false), tools)
        : h('div', { class: 'figures' }, h('div', { class: 'figure' }, h('span', {}, t('balance')), balance), returned),
    ),
    stage,
    isFramed
      ? h('header', { class: 'unseen' }, title)
      : h(
          'header',
          { class: 'bar' },
          art(game.hero, 'bar-art'),
          h('div', { class: 'bar-name' }, title, marks(true)),
          tools,
          h(
            'button',
            {
              type: 'button',
              class: 'bare close',
              'aria-label': t('close'),
              onclick: leave,
              onkeydown: ignoreSpace,
              onkeyup: ignoreSpace,
            },
            icon('close'),
          ),
        ),
    message,
    heard,
  );

  purse.onChange(() => {
    balance.textContent = money(purse.balance);
    stake.textContent = money(purse.stake);
    lower.disabled = purse.isLowest;
    raise.disabled = purse.isHighest;
  });
  lastReturn.textContent = money(0n);

  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  const write = (
    tone: 'plain' | 'good' | 'bad',
    ...content: Parameters<typeof replace> extends [Element, ...infer Rest] ? Rest : never
  ) => {
    clearTimeout(hideTimer);
    message.dataset['tone'] = tone;
    replace(message, ...content);
  };
  const say: Frame['say'] = (text, tone = 'plain', detail = '') => {
    write(tone, h('p', {}, text, detail === '' ? null : h('small', {}, detail)));
    hideTimer = setTimeout(() => replace(message), tone === 'bad' ? 7_000 : 4_000);
  };
  const hear = (text: string) => {
    heard.textContent = text;
  };
  const result: Frame['result'] = ({ returned: amount, verdict }) => {
    lastReturn.textContent = money(amount);
    lastReturn.classList.toggle('is-win', verdict === 'win');
  };
  return {
    stage,
    actions,
    say,
    hear,
    result,
    announce(sum, { line = 'shown', blocks = true } = {}) {
      const tier = tierOf(sum);
      const [text, detail] = [sumText(sum), sumParts(sum).join(' · ')];
      result(sum);
      if (tier !== null) sound.play(tier);
      const isCovered = tier === 'medium' || tier === 'big';
      if (line === 'shown' && !isCovered) say(text, tier === null ? 'plain' : 'good', detail);
      else if (line !== 'none') hear(`${text}. ${detail}`);
      return showWin(stage, sum, { blocks });
    },
    trouble(error) {
      const code = error instanceof Refused ? error.code : 'other';
      const key = code === 'BALANCE_TOO_LOW' && purse.isEmpty ? 'e_zero' : `e_${code}`;
      const text = t(has(key) ? key : code === 'VISIT' ? 'e_SESSION_ENDED' : 'e_other');
      // It stays until the next message: another round would end the same way.
      if (code === 'LIMIT_REACHED') write('bad', limitNote(text, error instanceof Refused ? error.limit : null));
      else say(text, 'bad');
      if (code === 'SESSION_ENDED' || code === 'VISIT') postToSite({ type: 'error', code });
    },
  };
}

/** Space spins and fires, so it must not close the game. */
const ignoreSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.preventDefault();
};

const stakeWord = () => (game.kind === 'slot' ? 'stake' : game.kind === 'catch' ? 'per_shot' : 'per_bet');

/** The chips of a table; the chosen one is what a press on a spot adds. */
function tokenTray(purse: Purse) {
  const values = tokenValues(readAmount(purse.limits.min) ?? 0n, readAmount(purse.limits.max) ?? 0n);
  const tokens = values.map((value, index) => {
    const choose = (to: number) => {
      const place = (to + values.length) % values.length;
      purse.choose(values[place] ?? value);
      tokens[place]?.focus();
    };
    return h(
      'button',
      {
        type: 'button',
        class: 'token-choice',
        role: 'radio',
        'aria-label': money(value),
        onclick: () => purse.choose(value),
        onkeydown: (event: KeyboardEvent) => {
          if (event.key === 'ArrowRight') choose(index + 1);
          if (event.key === 'ArrowLeft') choose(index - 1);
        },
      },
      tokenPicture(value),
    );
  });
  listenKeys(Object.fromEntries(values.map((value, index) => [String(index + 1), () => purse.choose(value)])));
  if (!values.includes(purse.stake)) purse.choose(values[0] ?? purse.stake);
  purse.onChange(() => {
    for (const [index, token] of tokens.entries()) {
      const isChosen = values[index] === purse.stake;
      token.setAttribute('aria-checked', String(isChosen));
      token.tabIndex = isChosen ? 0 : -1;
    }
  });
  return h('div', { class: 'stake token-tray', role: 'radiogroup', 'aria-label': t('chip_value') }, ...tokens);
}

/** Age limit and play money, always visible during a game; the time played where no site shows it. */
function marks(withTime: boolean) {
  return h(
    'div',
    { class: 'marks' },
    h('span', { class: 'mark mark-age', title: t('age_long') }, t('age_mark')),
    boot.playMoney
      ? h('span', { class: 'mark mark-play', title: t('play_money_long') }, t(boot.demo ? 'trial' : 'play_money'))
      : null,
    withTime ? timePlayed() : null,
  );
}

function timePlayed() {
  const time = h('span', { class: 'mark', 'aria-label': t('session_time') });
  const began = Date.now();
  const tick = () => {
    time.textContent = clock(Date.now() - began);
  };
  tick();
  setInterval(tick, 1000);
  return time;
}
