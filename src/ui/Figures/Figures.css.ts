import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, oneLine } from '../../theme/textStyle.ts';

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
  color: vars.text.primary,
  '@media': { [below.md]: { padding: vars.space[3] } },
});
export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});
export const symbol = style({ display: 'inline-flex', color: vars.accent.text });
export const value = style({
  ...numericStyle,
  ...oneLine,
  fontSize: vars.size[6],
  fontWeight: 650,
  '@media': { [below.md]: { fontSize: vars.size[3] } },
});
export const note = style({ color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.5 });
