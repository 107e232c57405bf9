import { fields } from '../../engines/events/moneyWheel.ts';
import { colourOf, pockets } from '../../engines/events/roulette.ts';
import { h, s } from '../dom.ts';
import { t } from '../text.ts';

const middle = 100;
const rim = 92;

/** Point on a circle; `turn` is a fraction of a turn, clockwise from the top. */
const at = (turn: number, radius: number) => {
  const angle = turn * 2 * Math.PI;
  return [middle + Math.sin(angle) * radius, middle - Math.cos(angle) * radius].map((place) => place.toFixed(2)).join(' ');
};

interface Sector {
  readonly text: string;
  readonly tone: string;
}

function sectorPicture({ text, tone }: Sector, index: number, count: number, inner: number, chosen: boolean) {
  const [from, to] = [(index - 0.5) / count, (index + 0.5) / count];
  const shape = `M${at(from, rim)}A${rim} ${rim} 0 0 1 ${at(to, rim)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
  return s(
    'g',
    { class: `sector sector-${tone}${chosen ? ' is-chosen' : ''}` },
    s('path', { d: shape }),
    label(text, index / count),
  );
}

function label(text: string, turn: number) {
  const word = s('text', {
    x: middle,
    y: middle - rim + 11,
    transform: `rotate(${(turn * 360).toFixed(2)} ${middle} ${middle})`,
  });
  word.textContent = text;
  return word;
}

const disc = (radius: number, name: string) => s('circle', { cx: middle, cy: middle, r: radius, class: name });

function wheel(sectors: readonly Sector[], chosen: number | null, inner: number, ...over: readonly SVGElement[]) {
  const turning = s(
    'g',
    { class: 'wheel-turn' },
    ...sectors.map((sector, index) => sectorPicture(sector, index, sectors.length, inner, index === chosen)),
    disc(inner, 'wheel-inner'),
    ...Array.from({ length: 8 }, (_, index) =>
      s('path', { class: 'wheel-spoke', d: `M${at(index / 8, 12)}L${at(index / 8, inner)}` }),
    ),
  );
  return s(
    'svg',
    { viewBox: '0 -5 200 205', class: 'wheel', 'aria-hidden': 'true' },
    disc(98, 'wheel-rim'),
    turning,
    ...over,
  ) as unknown as HTMLElement;
}

/** Roulette wheel with the ball in the pocket; null: no ball (betting is open). */
export function rouletteWheel(number: number | null) {
  const place = number === null ? null : pockets.indexOf(number as (typeof pockets)[number]);
  const sectors = pockets.map((pocket) => ({ text: String(pocket), tone: colourOf(pocket) }));
  const ball = s('g', { class: 'wheel-ball' }, s('circle', { cx: middle, cy: middle - 70, r: 5 }));
  const picture = wheel(sectors, place, 62, ...(place === null ? [] : [ball]));
  picture.style.setProperty('--stop', `${((place ?? 0) / pockets.length).toFixed(4)}turn`);
  return h(
    'div',
    { class: 'result spinning' },
    picture,
    number === null
      ? null
      : h(
          'b',
          { class: `landed pocket-${colourOf(number)}`, role: 'img', 'aria-label': t('pocket', { number }) },
          String(number),
        ),
  );
}

/** Wheel rotated so that the segment is under the pointer. */
export function moneyWheelPicture(field: number | null) {
  const sectors = fields.map((worth) => ({ text: String(worth), tone: `worth-${worth}` }));
  const pointer = s('path', { class: 'wheel-pointer', d: 'M88 0H112L100 20Z' });
  const picture = wheel(sectors, field, 52, disc(30, 'wheel-hub'), pointer);
  picture.classList.add('wheel-money');
  picture.style.setProperty('--stop', `${(-(field ?? 0) / fields.length).toFixed(4)}turn`);
  return h(
    'div',
    { class: 'result spinning' },
    picture,
    field === null ? null : h('b', { class: `landed landed-worth worth-${fields[field] ?? 2}` }, `×${fields[field] ?? 2}`),
  );
}
