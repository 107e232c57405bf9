import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durations, easings, layers, radii, sizes, spaces, typeRole } from '../../theme/measures.ts';

const appear = keyframes({ from: { opacity: 0 } });

const cover = style({
  position: 'fixed',
  inset: 0,
  background: vars.surface.scrim,
  animation: `${appear} ${durations.fast} ${easings.standard}`,
  zIndex: layers.dialog,
});
export const centred = style([
  cover,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: `12vh ${spaces[4]} ${spaces[4]}`,
    overflow: 'auto',
  },
]);

const surface = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  minBlockSize: 0,
});
export const width = styleVariants({
  dialog: { inlineSize: sizes.dialog },
  wide: { inlineSize: 760 },
  palette: { inlineSize: sizes.palette },
});
export const box = style([
  surface,
  { maxInlineSize: '100%', border: `1px solid ${vars.border.strong}`, borderRadius: radii.board },
]);
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: '100%',
  outline: 'none',
  flex: 1,
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spaces[3],
  padding: `${spaces[5]} ${spaces[5]} 0`,
});
export const title = style({ ...typeRole('heading'), flex: 1, minInlineSize: 0 });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[3]} ${spaces[5]} ${spaces[5]}`,
  overflow: 'auto',
  color: vars.text.secondary,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spaces[2],
  padding: `${spaces[4]} ${spaces[5]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  flexWrap: 'wrap',
});
