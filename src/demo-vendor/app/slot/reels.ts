import type { SlotGame } from '../../catalogue/index.ts';
import type { Fall, Paytable } from '../../engines/slot/paytable.ts';
import { gridOf } from '../../engines/slot/spin.ts';
import { art } from '../art.ts';
import { h, isStill, s, wait } from '../dom.ts';
import { sound } from '../sound.ts';

export interface Pace {
  readonly turbo: boolean;
}

/** Symbols that scroll through the window before a reel stops. */
const runIn = 6;

/** The reels. They show the real strips, so near misses are never staged. */
export function createReels(game: SlotGame, table: Paytable) {
  const count = table.strips.length;
  const reels = table.strips.map(() => h('div', { class: 'strip' }));
  const lines = s('svg', {
    class: 'win-lines',
    viewBox: `0 0 ${count * 100} ${table.rows * 100}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const element = h(
    'div',
    { class: `reels reels-${count}`, 'aria-hidden': 'true' },
    ...reels.map((strip) => h('div', { class: 'reel' }, strip)),
    lines as unknown as HTMLElement,
  );
  const spinning: (Animation | null)[] = reels.map(() => null);
  let cells: HTMLElement[][] = [];
  let rested: readonly number[] = [];

  const cell = (symbol: number) =>
    h('div', { class: `cell${symbol === table.scatter ? ' cell-star' : ''}` }, art(game.symbols[symbol] ?? 'star'));
  const at = (reel: number, place: number) => {
    const strip = table.strips[reel] ?? [];
    return strip[((place % strip.length) + strip.length) % strip.length] ?? 0;
  };
  const slice = (reel: number, from: number, length: number) =>
    Array.from({ length }, (_, index) => cell(at(reel, from + index)));

  const show = (stops: readonly number[]) => {
    rested = stops;
    for (const [reel, spin] of spinning.entries()) {
      spin?.cancel();
      spinning[reel] = null;
    }
    cells = reels.map((strip, reel) => {
      const shown = slice(reel, stops[reel] ?? 0, table.rows);
      strip.replaceChildren(...shown);
      return shown;
    });
  };

  const clear = () => {
    lines.replaceChildren();
    element.classList.remove('has-win');
    for (const one of cells.flat()) one.classList.remove('lit');
  };

  return {
    element,
    show,
    /** Shows what the reels stopped at last: the round that they turn for does not take place. */
    rest: () => show(rested),
    clear,
    start() {
      clear();
      if (isStill()) return;
      for (const [reel, strip] of reels.entries()) {
        const length = table.strips[reel]?.length ?? 1;
        strip.replaceChildren(...slice(reel, 0, length + table.rows));
        const far = `translateY(calc(var(--cell) * -${length}))`;
        spinning[reel] = strip.animate([{ transform: far }, { transform: 'none' }], {
          duration: length * 32,
          iterations: Number.POSITIVE_INFINITY,
        });
      }
    },
    /** Stops the reels one after another at the outcome's positions. */
    async stop(stops: readonly number[], { turbo }: Pace) {
      if (isStill()) {
        show(stops);
        return;
      }
      const shown: HTMLElement[][] = [];
      await Promise.all(
        reels.map(async (strip, reel) => {
          await wait(turbo ? reel * 30 : reel * 170);
          spinning[reel]?.cancel();
          const final = slice(reel, stops[reel] ?? 0, table.rows);
          // Symbols move down: the strip starts with its end in the window and stops with its start there.
          strip.replaceChildren(...final, ...slice(reel, (stops[reel] ?? 0) + table.rows, runIn));
          const fall = strip.animate(
            [
              { transform: `translateY(calc(var(--cell) * -${runIn}))` },
              { transform: 'translateY(calc(var(--cell) * .08))', offset: 0.8 },
              { transform: 'none' },
            ],
            { duration: turbo ? 160 : 420, easing: 'cubic-bezier(.2,.7,.3,1)' },
          );
          await fall.finished.catch(() => undefined);
          strip.replaceChildren(...final);
          shown[reel] = final;
          sound.play('stop');
        }),
      );
      cells = shown;
      rested = stops;
    },
    /** Marks what pays: positions on paying lines, and scatters anywhere. They shine only in a round that is a win. */
    light(fall: Fall, isWin: boolean) {
      clear();
      element.classList.toggle('is-win', isWin);
      if (fall.pays === 0) return;
      element.classList.add('has-win');
      for (const win of fall.wins) {
        const rows = table.lines[win.line] ?? [];
        for (let reel = 0; reel < win.length; reel += 1) cells[reel]?.[rows[reel] ?? 0]?.classList.add('lit');
        const points = rows
          .slice(0, win.length)
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(' ');
        lines.append(s('polyline', { points, class: 'win-line', 'vector-effect': 'non-scaling-stroke' }));
      }
      if (fall.scatters < 3) return;
      for (const [place, symbol] of gridOf(table, fall.stops).entries()) {
        if (symbol === table.scatter) cells[Math.floor(place / table.rows)]?.[place % table.rows]?.classList.add('lit');
      }
    },
  };
}
