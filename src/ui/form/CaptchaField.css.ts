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
  // The image has dark characters in both modes.
  background: 'white',
  color: vars.text.tertiary,
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const refresh = style({ display: 'grid', flex: 'none', placeItems: 'center' });
