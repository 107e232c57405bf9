import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '124px',
  minBlockSize: '44px',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.surface.sunken,
  color: vars.text.tertiary,
});
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  // The image has dark characters on white: the blend leaves the characters on the surface of the page.
  mixBlendMode: 'multiply',
  selectors: { '[data-palette="dark"] &': { filter: 'invert(1)', mixBlendMode: 'screen' } },
});
export const refresh = style({ display: 'grid', flex: 'none', placeItems: 'center' });
