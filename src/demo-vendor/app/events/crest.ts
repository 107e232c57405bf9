import { h, s } from '../dom.ts';

const shapes = [
  'M50 4L92 18V50C92 76 72 90 50 97 28 90 8 76 8 50V18Z',
  'M50 3A47 47 0 1 1 49.9 3Z',
  'M50 3L95 50 50 97 5 50Z',
  'M10 8H90V56C90 80 68 92 50 97 32 92 10 80 10 56Z',
] as const;
const bands = [
  'M0 38H100V62H0Z',
  'M38 0H62V100H38Z',
  'M-10 74L74 -10 96 12 12 96Z',
  'M50 50L100 0V100Z',
  'M0 0H50V100H0Z',
] as const;
let made = 0;

/** Fictional club badge, derived deterministically from the club's index; uses two theme colours. */
export function crest(sport: string, club: number): HTMLElement {
  const seed = club * 7 + sport.length * 13;
  const clip = `crest${(made += 1)}`;
  const [first, second] = [(seed % 5) + 1, ((seed * 3 + 2) % 5) + 1];
  const shape = shapes[seed % shapes.length] ?? shapes[0];
  const picture = s(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    s('clipPath', { id: clip }, s('path', { d: shape })),
    s(
      'g',
      { 'clip-path': `url(#${clip})` },
      s('rect', { width: 100, height: 100, class: `fill-${first}` }),
      s('path', {
        d: bands[(seed >> 1) % bands.length] ?? bands[0],
        class: second === first ? 'fill-paper' : `fill-${second}`,
      }),
      s('path', { d: 'M0 0H100V100H60C82 70 70 20 0 0Z', class: 'fill-shade' }),
    ),
    s('path', { d: shape, class: 'crest-edge' }),
  );
  return h('span', { class: 'crest' }, picture as unknown as HTMLElement);
}
