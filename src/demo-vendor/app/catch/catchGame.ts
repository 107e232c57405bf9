import type { CatchGame } from '../../catalogue/index.ts';
import type { CatchOutcome } from '../../engines/catch/shoot.ts';
import { catchTables } from '../../engines/catch/tables.ts';
import { art } from '../art.ts';
import { client } from '../client.ts';
import { h, isStill, replace } from '../dom.ts';
import { icon } from '../icons.ts';
import { roundSum } from '../roundSum.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { signed, t, times } from '../text.ts';
import { createSea, nameOf, type Swimmer } from './sea.ts';

/** Runs a shooting game: each shot at a creature is one round. */
export function playCatch({ frame, purse }: Table, game: CatchGame) {
  const table = catchTables[game.table];
  let chosen = 2;
  let busy = false;
  let [shots, catches] = [0, 0];

  const sea = createSea(game, table, (swimmer) => void fire(swimmer));
  const barrel = h('div', { class: 'barrel' });
  const cannon = h('div', { class: 'cannon', 'aria-hidden': 'true' }, barrel, h('div', { class: 'cannon-base' }));
  const tally = h('p', { class: 'tally' });
  const choices = game.targets.map((drawing, target) =>
    h(
      'button',
      {
        type: 'button',
        class: 'target',
        role: 'radio',
        'aria-checked': 'false',
        'aria-label': `${nameOf(drawing)} ${times(table.targets[target] ?? 0)}`,
        onclick: () => choose(target),
      },
      art(drawing),
      h('span', {}, times(table.targets[target] ?? 0)),
    ),
  );
  const shoot = h('button', { type: 'button', class: 'primary spin', 'aria-keyshortcuts': 'Space' });
  replace(shoot, icon('aim', 26), h('span', {}, t('shoot')));

  frame.stage.append(
    h(
      'div',
      { class: 'sea' },
      h('div', { class: 'light', 'aria-hidden': 'true' }),
      sea.water,
      cannon,
      tally,
      h('p', { class: 'hint' }, t('shoot_hint')),
    ),
    h('div', { class: 'targets', role: 'radiogroup', 'aria-label': t('target') }, ...choices),
  );
  frame.actions.append(shoot);

  const choose = (target: number) => {
    chosen = target;
    for (const [index, choice] of choices.entries()) {
      choice.setAttribute('aria-checked', String(index === target));
      choice.tabIndex = index === target ? 0 : -1;
    }
  };
  const count = () => {
    tally.textContent = `${t('shots')} ${shots} · ${t('catches')} ${catches}`;
  };

  const middle = (element: Element) => {
    const [box, own] = [sea.water.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: own.left + own.width / 2 - box.left, y: own.top + own.height / 2 - box.top };
  };
  /** Animates the shot while the call is in flight. */
  const fly = async (swimmer: Swimmer) => {
    const [from, to] = [middle(cannon), middle(swimmer.element)];
    const angle = Math.atan2(to.x - from.x, from.y - to.y);
    barrel.style.setProperty('--angle', `${angle}rad`);
    if (isStill()) return;
    const ball = h('div', { class: 'shot' });
    sea.water.append(ball);
    const path = [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    await ball.animate(path, { duration: 320, easing: 'linear' }).finished.catch(() => undefined);
    ball.remove();
  };
  const burst = (swimmer: Swimmer, text: string, caught: boolean) => {
    const { x, y } = middle(swimmer.element);
    const mark = h('div', { class: `burst${caught ? ' is-caught' : ''}` }, text);
    mark.style.setProperty('left', `${x}px`);
    mark.style.setProperty('top', `${y}px`);
    sea.water.append(mark);
    setTimeout(() => mark.remove(), caught ? 1600 : 700);
  };

  const fire = async (swimmer: Swimmer | undefined) => {
    if (busy || swimmer === undefined) return;
    if (purse.stake > purse.balance) {
      frame.say(t(purse.isEmpty ? 'e_zero' : 'e_BALANCE_TOO_LOW'), 'bad');
      return;
    }
    busy = true;
    shoot.classList.add('is-busy');
    purse.take(purse.stake);
    sound.play('click');
    try {
      const [{ round, balance }] = await Promise.all([client.play(purse.stakeText, String(swimmer.target)), fly(swimmer)]);
      const { caught } = round.outcome as CatchOutcome;
      const sum = roundSum([round]);
      shots += 1;
      purse.set(balance);
      frame.result(sum);
      if (caught) {
        catches += 1;
        sound.play('win');
        burst(swimmer, signed(sum.net), true);
        sea.away(swimmer);
        frame.say(`${t('caught')}: ${nameOf(game.targets[swimmer.target] ?? '')} · ${signed(sum.net)}`, 'heard');
      } else {
        sound.play('miss');
        burst(swimmer, t('missed'), false);
      }
      count();
      void client.seen([round.id]).catch(() => undefined);
    } catch (error) {
      frame.trouble(error);
      await purse.refresh();
    } finally {
      busy = false;
      shoot.classList.remove('is-busy');
    }
  };

  shoot.addEventListener('click', () => void fire(sea.nearest(chosen)));
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') !== null) return;
    const inTargets = event.target instanceof HTMLElement && event.target.closest('.targets') !== null;
    if (inTargets && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      choose((chosen + (event.key === 'ArrowRight' ? 1 : choices.length - 1)) % choices.length);
      choices[chosen]?.focus();
    }
    const elsewhere =
      event.target instanceof HTMLElement && event.target.closest('button') !== null && !inTargets && event.target !== shoot;
    if (event.code !== 'Space' || elsewhere) return;
    event.preventDefault();
    if (!event.repeat) void fire(sea.nearest(chosen));
  });
  choose(chosen);
  count();
}
