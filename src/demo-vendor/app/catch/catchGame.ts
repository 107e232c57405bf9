import type { CatchGame } from '../../catalogue/index.ts';
import { amountText } from '../../engines/amount.ts';
import type { CatchOutcome } from '../../engines/catch/shoot.ts';
import { catchTables } from '../../engines/catch/tables.ts';
import { art } from '../art.ts';
import { client } from '../client.ts';
import { h, isStill, replace, wait } from '../dom.ts';
import { icon } from '../icons.ts';
import { listenKeys } from '../keys.ts';
import { type RoundSum, roundSum } from '../roundSum.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { money, signed, t, times } from '../text.ts';
import { firstOnPath, type Point } from './path.ts';
import { createSea, nameOf, type Swimmer } from './sea.ts';

/** Automatic fire ends after this many shots. */
const maxAutoShots = 200;
const autoPauseMs = 300;

/** Runs a shooting game: each shot that meets a creature is one round. */
export function playCatch({ frame, purse }: Table, game: CatchGame) {
  const table = catchTables[game.table];
  let chosen = 2;
  let busy = false;
  const session = { shots: 0, stake: 0n, returned: 0n };
  let locked: Swimmer | null = null;
  /** Last position of the pointer, in pixels of the water. */
  let pointer: Point | null = null;
  let shotsLeft = 0;

  const sea = createSea(
    game,
    table,
    (swimmer) => aimAt(swimmer),
    (swimmer) => {
      if (swimmer === locked) lockOn(null);
    },
  );
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
  const toggle = (name: 'lock' | 'auto_fire', picture: 'lock' | 'auto', shortcut: string) =>
    h(
      'button',
      { type: 'button', class: 'toggle', 'aria-pressed': 'false', 'aria-keyshortcuts': shortcut },
      icon(picture, 18),
      h('span', {}, t(name)),
    );
  const lock = toggle('lock', 'lock', 'L');
  const auto = toggle('auto_fire', 'auto', 'A');
  frame.actions.append(shoot, lock, auto);

  const choose = (target: number) => {
    chosen = target;
    for (const [index, choice] of choices.entries()) {
      choice.setAttribute('aria-checked', String(index === target));
      choice.tabIndex = index === target ? 0 : -1;
    }
  };
  const count = () => {
    const { shots, stake, returned } = session;
    tally.textContent = t('sea_tally', {
      shots,
      stake: money(stake),
      returned: money(returned),
      net: signed(returned - stake),
    });
    if (shots > 0 && shots % 10 === 0) frame.hear(tally.textContent);
  };

  const middle = (element: Element) => {
    const [box, own] = [sea.water.getBoundingClientRect(), element.getBoundingClientRect()];
    return { x: own.left + own.width / 2 - box.left, y: own.top + own.height / 2 - box.top };
  };
  const muzzle = () => middle(cannon);
  const turnTo = ({ x, y }: Point) => {
    const from = muzzle();
    barrel.style.setProperty('--angle', `${Math.atan2(x - from.x, from.y - y)}rad`);
  };
  /** Animates the shot while the call is in flight. */
  const fly = async (to: Point) => {
    turnTo(to);
    if (isStill()) return;
    const ball = h('div', { class: 'shot' });
    sea.water.append(ball);
    const path = [muzzle(), to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    await ball.animate(path, { duration: 220, easing: 'linear' }).finished.catch(() => undefined);
    ball.remove();
  };
  const mark = (className: string, { x, y }: Point, lifeMs: number, text = '') => {
    const element = h('div', { class: className, 'aria-hidden': 'true' }, text);
    element.style.setProperty('left', `${x}px`);
    element.style.setProperty('top', `${y}px`);
    sea.water.append(element);
    setTimeout(() => element.remove(), lifeMs);
    return element;
  };
  const showHit = (at: Point, sum: RoundSum) => {
    mark('net', at, 300);
    if (sum.returned === 0n) return;
    mark('burst is-caught', at, 1600, signed(sum.net));
    if (isStill()) return;
    for (let index = 0; index < 8; index += 1) {
      mark('flying-coin', at, 700).style.setProperty('--turn', `${index / 8}turn`);
    }
  };

  /** Fires at a creature. Returns whether the shot was placed. */
  const fire = async (swimmer: Swimmer): Promise<boolean> => {
    if (busy) return false;
    if (purse.stake > purse.balance) {
      frame.say(t(purse.isEmpty ? 'e_zero' : 'e_BALANCE_TOO_LOW'), 'bad');
      return false;
    }
    busy = true;
    shoot.classList.add('is-busy');
    const stake = purse.stake;
    purse.take(stake);
    sound.play('click');
    try {
      const [{ round, balance }] = await Promise.all([
        client.play(amountText(stake), String(swimmer.target)),
        fly(middle(swimmer.element)),
      ]);
      const { caught } = round.outcome as CatchOutcome;
      const sum = roundSum([round]);
      session.shots += 1;
      session.stake += sum.stake;
      session.returned += sum.returned;
      purse.set(balance);
      frame.result(sum);
      showHit(middle(swimmer.element), sum);
      if (caught) {
        void frame.announce(sum, { line: 'none', blocks: false });
        if (swimmer === locked) lockOn(null);
        sea.away(swimmer);
      }
      count();
      void client.seen([round.id]).catch(() => undefined);
      return true;
    } catch (error) {
      frame.trouble(error);
      await purse.refresh();
      return false;
    } finally {
      busy = false;
      shoot.classList.remove('is-busy');
    }
  };

  const bodies = () =>
    sea.swimmers.map((swimmer) => {
      const { width, height } = swimmer.element.getBoundingClientRect();
      return { ...middle(swimmer.element), radius: Math.max(width, height) * 0.42, swimmer };
    });
  /** Fires through a point of the water. A shot that meets nothing is no bet and costs nothing. */
  const fireThrough = async (point: Point): Promise<boolean> => {
    turnTo(point);
    const inWater = bodies().filter(({ x, y }) => x > 0 && x < sea.water.clientWidth && y > 0);
    const met = firstOnPath(muzzle(), point, inWater);
    if (met !== null) return fire(met.swimmer);
    if (!busy) await fly(point);
    return true;
  };
  /** The locked creature, else where the pointer is, else the nearest one of the chosen kind. */
  const fireOnce = (): Promise<boolean> => {
    if (locked !== null) return fire(locked);
    const nearest = sea.nearest(chosen);
    if (pointer !== null && shotsLeft > 0) return fireThrough(pointer);
    return nearest === undefined ? Promise.resolve(false) : fire(nearest);
  };

  const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
  const lockOn = (swimmer: Swimmer | null) => {
    locked?.element.classList.remove('is-locked');
    locked = swimmer;
    locked?.element.classList.add('is-locked');
  };
  const aimAt = (swimmer: Swimmer) => {
    if (isOn(lock)) lockOn(swimmer);
    void fire(swimmer);
  };
  const switchLock = () => {
    lock.setAttribute('aria-pressed', String(!isOn(lock)));
    lockOn(isOn(lock) ? (sea.nearest(chosen) ?? null) : null);
  };
  const stopAuto = () => {
    shotsLeft = 0;
    auto.setAttribute('aria-pressed', 'false');
  };
  const switchAuto = async () => {
    if (shotsLeft > 0) return stopAuto();
    shotsLeft = maxAutoShots;
    auto.setAttribute('aria-pressed', 'true');
    while (shotsLeft > 0) {
      shotsLeft -= 1;
      if (!busy && !(await fireOnce())) break;
      await wait(autoPauseMs);
    }
    return stopAuto();
  };

  sea.water.addEventListener('pointermove', (event) => {
    pointer = pointOf(event);
    turnTo(pointer);
  });
  sea.water.addEventListener('pointerdown', (event) => {
    pointer = pointOf(event);
    const pressed = sea.swimmers.find(({ element }) => event.target instanceof Node && element.contains(event.target));
    if (isOn(lock) && pressed !== undefined) lockOn(pressed);
    if (locked === null) void fireThrough(pointer);
    else void fire(locked);
  });
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = sea.water.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? stopAuto() : undefined));
  shoot.addEventListener('click', () => void fireOnce());
  lock.addEventListener('click', switchLock);
  auto.addEventListener('click', () => void switchAuto());
  listenKeys({
    escape: stopAuto,
    l: switchLock,
    a: () => void switchAuto(),
    '+': () => purse.move(1),
    '=': () => purse.move(1),
    '-': () => purse.move(-1),
  });
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const inTargets = event.target instanceof HTMLElement && event.target.closest('.targets') !== null;
    if (inTargets && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      choose((chosen + (event.key === 'ArrowRight' ? 1 : choices.length - 1)) % choices.length);
      choices[chosen]?.focus();
    }
    const elsewhere =
      event.target instanceof HTMLElement && event.target.closest('button') !== null && !inTargets && event.target !== shoot;
    if (event.code !== 'Space' || elsewhere) return;
    event.preventDefault();
    if (!event.repeat) void fireOnce();
  });
  choose(chosen);
  count();
}
