import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The whole viewport: the bar above, the game below. */
export const screen = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100dvh',
  background: vars.surface.sunken,
});

export const stage = style({
  gridRow: '2',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  overflow: 'auto',
});
export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: vars.surface.sunken,
  // A frame with another `color-scheme` than the page would get a white background.
  colorScheme: 'normal',
});
export const notice = style({ inlineSize: 'min(100%, 520px)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });
