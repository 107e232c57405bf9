import { s } from './dom.ts';

const paths = {
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M12 8.5v.01M12 11.5v5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  auto: 'M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20v-4.5h4.5',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  stop: 'M6 6h12v12H6z',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  aim: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M12 12v.01M15 9v.01M9 15v.01',
} as const;

/** A decorative icon; `size` in pixels. */
export const icon = (name: keyof typeof paths, size = 20) =>
  s(
    'svg',
    { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true', class: 'icon' },
    s('path', {
      d: paths[name],
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
