import { colourOf, neighboursOf, pockets, wheelGroups } from '../../engines/events/roulette.ts';
import { h } from '../dom.ts';
import { t } from '../text.ts';

export interface RacetrackView {
  readonly isOpen: boolean;
  /** Whether a chip that is not placed lies on the number. */
  readonly isStaged: (number: number) => boolean;
  /** One chip on each of the numbers. */
  readonly press: (numbers: readonly number[]) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Nominal sizes in pixels, which the style sheet scales; `inset` is half the band. */
const lying = { width: 900, height: 148, inset: 17 } as const;
const upright = { width: 440, height: 366, inset: 20 } as const;

/** Pockets in wheel order around a stadium, as percentages of its box; the first is in the middle of the upper edge. */
function placesOn({ width, height, inset }: typeof lying | typeof upright): readonly Place[] {
  const middle = height / 2;
  const radius = middle - inset;
  const straight = width - height;
  const arc = Math.PI * radius;
  const around = 2 * (straight + arc);
  const at = (distance: number): Place => {
    if (distance < straight) return { x: middle + distance, y: inset };
    if (distance < straight + arc) {
      const angle = (distance - straight) / radius - Math.PI / 2;
      return { x: middle + straight + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
    }
    if (distance < 2 * straight + arc) return { x: middle + 2 * straight + arc - distance, y: height - inset };
    const angle = (distance - 2 * straight - arc) / radius + Math.PI / 2;
    return { x: middle + radius * Math.cos(angle), y: middle + radius * Math.sin(angle) };
  };
  // The upper edge of the upright stadium is the left arc of the one that lies.
  const first = width === upright.width ? around - arc / 2 : straight / 2;
  return pockets.map((_, index) => {
    const { x, y } = at((first + (index * around) / pockets.length) % around);
    return { x: (x / width) * 100, y: (y / height) * 100 };
  });
}

const lyingPlaces = placesOn(lying);
/** Turned by a quarter, clockwise. */
const uprightPlaces = placesOn(upright).map(({ x, y }) => ({ x: 100 - y, y: x }));

/** The numbers in the order of the wheel. A press stakes a chip on a number and on two neighbours on either side. */
export function racetrack({ isOpen, isStaged, press }: RacetrackView): HTMLElement {
  const numbers = pockets.map((number, index) => {
    const covered = neighboursOf(number);
    const button = h(
      'button',
      {
        type: 'button',
        class: `track-number pocket-${colourOf(number)}${isStaged(number) ? ' is-staged' : ''}`,
        'data-spot': `track:${number}`,
        'aria-label': t('track_press', { number, others: covered.filter((other) => other !== number).join(', ') }),
        disabled: !isOpen,
        onclick: () => press(covered),
      },
      String(number),
    );
    const [flat, tall] = [lyingPlaces[index], uprightPlaces[index]];
    for (const [name, value] of Object.entries({ x: flat?.x, y: flat?.y, ux: tall?.x, uy: tall?.y }))
      button.style.setProperty(`--${name}`, String(value));
    return button;
  });
  const group = (name: keyof typeof wheelGroups) =>
    h(
      'button',
      {
        type: 'button',
        class: 'track-group',
        'data-spot': `track:${name}`,
        disabled: !isOpen,
        onclick: () => press(wheelGroups[name]),
      },
      t(`track_${name}`, { count: wheelGroups[name].length }),
    );
  const band = h(
    'div',
    {
      class: 'track-band',
      role: 'group',
      'aria-label': t('track'),
      onclick: (event: MouseEvent) => {
        if (event.target === band || event.target === inner) nearest(numbers, event)?.click();
      },
    },
    ...numbers,
  );
  const inner = h('div', { class: 'track-groups' }, group('zero'), h('span', {}, t('track_number')), group('third'));
  band.append(inner);
  return h('div', { class: 'racetrack' }, band, h('p', { class: 'quiet' }, t('track_note')));
}

/** Largest distance in pixels from which a press beside a number counts for it. */
const snapDistance = 28;

/** The number nearest to a press; undefined where none is near. */
function nearest(numbers: readonly HTMLButtonElement[], { clientX, clientY }: MouseEvent) {
  const distances = numbers.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { button, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
  });
  const [first] = distances.sort((one, other) => one.distance - other.distance);
  return first !== undefined && first.distance <= snapDistance ? first.button : undefined;
}
