import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const search = style({
  inlineSize: '180px',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { inlineSize: '100%' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  margin: 0,
  '@media': { [below.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});

export const figure = style({
  ...cardStyle,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [below.md]: { padding: vars.space[3] } },
});

export const figureLabel = style({ color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });

export const figureValue = style({
  ...numericStyle,
  ...oneLine,
  margin: 0,
  fontSize: vars.size[6],
  fontWeight: 650,
  '@media': { [below.md]: { fontSize: vars.size[3] } },
});

export const figureNote = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.5 });

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
