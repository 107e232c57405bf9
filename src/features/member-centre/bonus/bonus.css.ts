import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[4]} ${vars.space[5]}`,
});
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '50px',
  blockSize: '50px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const words = style({ display: 'grid', flex: '1 1 260px', gap: vars.space[1], minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.size[4],
  fontWeight: 650,
});
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });
export const balance = style({
  display: 'grid',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [below.md]: { marginInlineStart: 0, textAlign: 'start' } },
});
export const balanceLabel = style({ color: vars.text.secondary, fontSize: vars.size[2] });
export const balanceSum = style({ ...numericStyle, fontSize: vars.size[6], fontWeight: 650 });

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const figure = style({ ...numericStyle, fontSize: vars.size[3], lineHeight: 1.5, color: vars.text.secondary });
export const done = style({ color: vars.text.primary, fontWeight: 650 });

/** Wraps, because the columns beside it do not. */
export const title = style({ fontWeight: 600, overflowWrap: 'break-word' });
export const requirement = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  ...numericStyle,
  whiteSpace: 'nowrap',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const share = style({
  padding: `${vars.space[1]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
