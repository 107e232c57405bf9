import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
/** Clips nothing, because a range of days opens over what follows. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const cardFilters = style({
  padding: `0 ${vars.space[5]} ${vars.space[4]}`,
  '@media': { [below.md]: { padding: `0 ${vars.space[4]} ${vars.space[3]}` } },
});
export const choice = style({ inlineSize: '180px', '@media': { [below.md]: { flex: '1 1 150px', inlineSize: 'auto' } } });
export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });

export const search = style({
  inlineSize: '180px',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { inlineSize: '100%' } },
});

export const amount = style({ ...numericStyle, whiteSpace: 'nowrap' });

export const signed = styleVariants({
  plus: { color: vars.status.success.text, fontWeight: 600 },
  minus: { color: vars.status.danger.text, fontWeight: 600 },
  zero: { color: vars.text.secondary, fontWeight: 600 },
});

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
});

export const pagerSteps = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] });
