import { keyframes, style } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 0,
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[5]}`,
  overflow: 'auto',
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlockEnd: vars.space[2],
  borderRadius: '50%',
  background: vars.status.warning.subtle,
  color: vars.status.warning.text,
});

export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const text = style({ color: vars.text.secondary, lineHeight: 1.55, textWrap: 'pretty', overflowWrap: 'anywhere' });

/** Long text, such as terms, is left-aligned. */
export const longText = style([
  text,
  { inlineSize: '100%', marginBlockStart: vars.space[1], fontSize: vars.size[3], textAlign: 'start' },
]);

export const buttons = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `0 ${vars.space[6]} ${vars.space[6]}`,
});

export const button = style({ flex: '1 1 120px' });

const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const progress = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.accent.solid,
  transformOrigin: 'left',
  animation: `${run} linear both`,
  '@media': { [calmMotion]: { animationTimingFunction: 'steps(6)' } },
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
});
