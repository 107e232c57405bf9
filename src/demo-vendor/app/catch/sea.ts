import type { CatchGame } from '../../catalogue/index.ts';
import type { CatchTable } from '../../engines/catch/shoot.ts';
import { artUrl } from '../art.ts';
import { h, isStill } from '../dom.ts';
import { has, t, times } from '../text.ts';

export interface Swimmer {
  readonly element: HTMLButtonElement;
  target: number;
  /** Pixels. */
  readonly size: number;
  x: number;
  y: number;
  speed: number;
  phase: number;
}

/** Name of a creature in the language of the frame. */
export const nameOf = (drawing: string) => {
  const key = `art_${drawing}`;
  return has(key) ? t(key) : drawing;
};

/** Creatures per target, smallest prize first. */
const shoals = { narrow: [4, 3, 2, 2, 2, 1, 1, 1], wide: [8, 6, 4, 4, 2, 2, 1, 1] } as const;
const wideFrom = 720;

/** Widths in pixels on a narrow screen, smallest prize first. */
const sizes = [44, 48, 54, 66, 82, 104, 132, 168] as const;

/** Factors below this one carry no tag. */
const taggedFrom = 300;
const tagHeight = 64;

/** Swimming creatures; `left` is called when one has left the water. Their positions are cosmetic and do not affect the hit probability. */
export function createSea(
  game: CatchGame,
  table: CatchTable,
  aim: (swimmer: Swimmer) => void,
  left: (swimmer: Swimmer) => void,
) {
  const water = h('div', { class: 'water' });
  const swimmers: Swimmer[] = [];
  const isWide = innerWidth >= wideFrom;
  const shoal = shoals[isWide ? 'wide' : 'narrow'];

  for (const [target, drawing] of game.targets.entries()) {
    for (let copy = 0; copy < (shoal[target] ?? 1); copy += 1) {
      const size = (sizes[target] ?? 44) * (isWide ? 1.4 : 1);
      const factor = table.targets[target] ?? 0;
      const element = h(
        'button',
        { type: 'button', class: 'swimmer', 'aria-label': `${nameOf(drawing)} ${times(table.targets[target] ?? 0)}` },
        h('img', { src: artUrl(drawing), alt: '', draggable: 'false' }),
        factor < taggedFrom ? null : h('span', { class: 'prize' }, times(factor)),
      );
      element.style.setProperty('--size', `${size}px`);
      const swimmer: Swimmer = { element, target, size, x: 0, y: 0, speed: 0, phase: 0 };
      renew(swimmer, copy / (shoal[target] ?? 1));
      // A pointer fires through the water; a key or a screen reader at this creature.
      element.addEventListener('click', ({ detail }) => {
        if (detail === 0) aim(swimmer);
      });
      swimmers.push(swimmer);
      water.append(element);
    }
  }

  const place = (swimmer: Swimmer, moment: number) => {
    const sway = isStill() ? 0 : Math.sin(moment / 900 + swimmer.phase) * 2;
    // The tag below stays inside the water.
    const lowest = 100 - ((swimmer.size + tagHeight) / Math.max(1, height)) * 100;
    swimmer.element.style.setProperty('--x', `${swimmer.x}`);
    swimmer.element.style.setProperty('--y', `${Math.max(0, Math.min(swimmer.y + sway, lowest))}`);
    swimmer.element.classList.toggle('is-left', swimmer.speed < 0);
  };

  let height = 600;
  new ResizeObserver(() => {
    height = water.clientHeight;
  }).observe(water);
  let last = performance.now();
  const step = (moment: number) => {
    const passed = Math.min(60, moment - last) / 1000;
    last = moment;
    for (const swimmer of swimmers) {
      if (!isStill()) swimmer.x += swimmer.speed * passed;
      if (swimmer.x < -22 || swimmer.x > 122) {
        renew(swimmer, null);
        left(swimmer);
      }
      place(swimmer, moment);
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);

  return {
    water,
    swimmers,
    /** The creature of this target that is closest to the centre. */
    nearest: (target: number) =>
      swimmers.filter((one) => one.target === target).sort((one, other) => Math.abs(one.x - 50) - Math.abs(other.x - 50))[0],
    away(swimmer: Swimmer) {
      renew(swimmer, null);
      place(swimmer, performance.now());
    },
  };
}

/** Places a creature at an edge, or at `share` of the width on the initial fill. */
function renew(swimmer: Swimmer, share: number | null) {
  const right = Math.random() < 0.5;
  swimmer.speed = (right ? 1 : -1) * (3 + Math.random() * 5 + (7 - swimmer.target) * 0.5);
  swimmer.x = share === null ? (right ? -20 : 120) : 8 + ((share * 84 + Math.random() * 60 + swimmer.target * 17) % 84);
  swimmer.y = 8 + ((swimmer.target * 37 + Math.random() * 50) % 70);
  swimmer.phase = Math.random() * 6;
}
