import { style, styleVariants } from '@vanilla-extract/css';

/** Takes the colours of its surroundings. */
export const frame = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  background: 'color-mix(in srgb, currentColor 14%, transparent)',
});

const side = (pixels: number) => ({ inlineSize: `${pixels}px`, blockSize: `${pixels}px` });
export const size = styleVariants({ 36: side(36), 38: side(38), 44: side(44), 84: side(84) });

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
