import type { SlotGame } from '../../catalogue/index.ts';
import { returned } from '../../engines/amount.ts';
import type { Fall, SlotOutcome } from '../../engines/slot/paytable.ts';
import { paytables } from '../../engines/slot/paytables.ts';
import { art } from '../art.ts';
import { boot } from '../boot.ts';
import { client } from '../client.ts';
import { h, isStill, replace, wait } from '../dom.ts';
import { icon } from '../icons.ts';
import { roundSum, verdictOf } from '../roundSum.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { signed, sumText, t } from '../text.ts';
import { createReels } from './reels.ts';

const autoRounds = 10;

/** Runs a slot: reels, stake, turbo and automatic spins. */
export function playSlot({ frame, purse, state }: Table, game: SlotGame) {
  const table = paytables[game.table];
  const reels = createReels(game, table);
  const banner = h('div', { class: 'banner', 'aria-hidden': 'true' });
  const spin = h('button', { type: 'button', class: 'primary spin', 'aria-keyshortcuts': 'Space' });
  const auto = h(
    'button',
    { type: 'button', class: 'toggle', 'aria-pressed': 'false' },
    icon('auto', 18),
    h('span', {}, t('auto')),
  );
  const turbo = h(
    'button',
    { type: 'button', class: 'toggle', 'aria-pressed': 'false' },
    icon('bolt', 18),
    h('span', {}, t('turbo')),
  );
  let busy = false;
  let left = 0;
  const request = { hurry: false };

  frame.stage.append(
    h('div', { class: 'rays', 'aria-hidden': 'true' }),
    h(
      'div',
      { class: 'cabinet' },
      h('p', { class: 'marquee', 'aria-hidden': 'true' }, art(game.hero), h('span', {}, boot.name)),
      h('div', { class: 'window' }, reels.element, banner),
      h('p', { class: 'hint' }, t('space_hint')),
    ),
  );
  frame.actions.append(spin, turbo, auto);
  reels.show(table.strips.map((strip, reel) => (state.seeds.nonce * 7 + reel * 5) % strip.length));

  const isTurbo = () => turbo.getAttribute('aria-pressed') === 'true';
  const updateControls = () => {
    replace(spin, icon('spin', 26), h('span', {}, busy ? t('skip') : t('spin')));
    spin.classList.toggle('is-busy', busy);
    auto.setAttribute('aria-pressed', String(left > 0));
    const label = auto.querySelector('span');
    if (label !== null) label.textContent = left > 0 ? String(left) : t('auto');
    auto.setAttribute('aria-label', left > 0 ? t('auto_stop', { count: left }) : t('auto'));
  };
  const pause = async (durationMs: number) => {
    for (let passed = 0; passed < durationMs && !request.hurry; passed += 40) await wait(40);
  };

  const showFall = async (fall: Fall, index: number, falls: readonly Fall[], stake: bigint, isWin: boolean) => {
    const free = falls.length - 1;
    frame.stage.classList.toggle('is-free', fall.free);
    if (fall.free) {
      banner.textContent = t('free_left', { now: index, all: free });
      reels.start();
      await pause(isTurbo() || isStill() ? 80 : 350);
    }
    await reels.stop(fall.stops, { turbo: isTurbo() || request.hurry });
    reels.light(fall, isWin);
    if (fall.pays > 0) {
      if (isWin && falls.length > 1) sound.play('small');
      const soFar = returned(
        stake,
        falls.slice(0, index + 1).reduce((sum, { pays }) => sum + pays, 0),
      );
      frame.result({ returned: soFar, verdict: verdictOf(stake, soFar) });
    }
    if (fall.freeRoundsWon > 0) {
      banner.textContent = t('free_won', { count: fall.freeRoundsWon });
      frame.hear(t('free_won', { count: fall.freeRoundsWon }));
      await pause(1400);
    }
    if (index < falls.length - 1) await pause(fall.pays > 0 ? 900 : 250);
  };

  const play = async (): Promise<boolean> => {
    const stake = purse.stake;
    if (stake > purse.balance) {
      frame.say(t(purse.isEmpty ? 'e_zero' : 'e_BALANCE_TOO_LOW'), 'bad');
      return false;
    }
    busy = true;
    request.hurry = false;
    updateControls();
    frame.result({ returned: 0n, verdict: 'lost' });
    banner.textContent = '';
    banner.classList.remove('is-plain');
    purse.take(stake);
    reels.start();
    const shown = wait(isTurbo() || isStill() ? 60 : 500);
    try {
      const { round, balance } = await client.play(purse.stakeText, '');
      await shown;
      const { falls } = round.outcome as SlotOutcome;
      const sum = roundSum([round]);
      const isWin = sum.verdict === 'win';
      for (const [index, fall] of falls.entries()) await showFall(fall, index, falls, stake, isWin);
      purse.set(balance);
      banner.textContent = sum.returned === 0n ? '' : isWin ? signed(sum.net) : sumText(sum);
      banner.classList.toggle('is-plain', !isWin);
      await frame.announce(sum, { line: 'heard' });
      void client.seen([round.id]).catch(() => undefined);
      return true;
    } catch (error) {
      reels.rest();
      frame.trouble(error);
      await purse.refresh();
      return false;
    } finally {
      frame.stage.classList.remove('is-free');
      busy = false;
      updateControls();
    }
  };

  const press = async () => {
    if (busy) {
      request.hurry = true;
      return;
    }
    await play();
    while (left > 0) {
      left -= 1;
      updateControls();
      await wait(isTurbo() ? 150 : 700);
      if (left < 0 || !(await play())) left = 0;
    }
    updateControls();
  };

  spin.addEventListener('click', () => void press());
  turbo.addEventListener('click', () => turbo.setAttribute('aria-pressed', String(!isTurbo())));
  auto.addEventListener('click', () => {
    if (left > 0) left = 0;
    else {
      left = autoRounds;
      if (!busy) {
        left -= 1;
        void press();
      }
    }
    updateControls();
  });
  addEventListener('keydown', (event) => {
    const inControl =
      event.target instanceof HTMLElement && event.target.closest('button, input, dialog') !== null && event.target !== spin;
    if (event.code !== 'Space' || inControl || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    if (!event.repeat) void press();
  });
  updateControls();
}
