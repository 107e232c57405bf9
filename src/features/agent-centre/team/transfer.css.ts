import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const waiting = style({ display: 'block', blockSize: '280px', borderRadius: vars.radius.md, overflow: 'hidden' });
export const receiver = style({
  display: 'flex',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const chip = style({
  ...numericStyle,
  minInlineSize: '64px',
  minBlockSize: '32px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: vars.size[2],
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { borderColor: vars.border.strong },
  ':focus-visible': focusRing,
  '@media': { [below.md]: { flex: '1 1 0', minBlockSize: '44px' } },
});
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.size[3],
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], color: vars.text.secondary });
export const factValue = style({ ...numericStyle, margin: 0, color: vars.text.primary, fontWeight: 650 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
