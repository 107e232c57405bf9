import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const board = style({
  display: 'flex',
  alignItems: 'center',
  height: '76px',
  overflow: 'hidden',
  paddingInlineStart: vars.space.card,
  ...cardStyle,
  '@media': {
    [below.md]: {
      height: 'auto',
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: `${vars.space[3]} 0`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[3],
  minHeight: '44px',
  paddingInlineEnd: vars.space[6],
  color: 'inherit',
  textDecoration: 'none',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': { [below.md]: { borderInlineEnd: 0, padding: `0 ${vars.space[4]} ${vars.space[1]}` } },
});

export const trophy = style({ display: 'flex', color: vars.reward.text });
export const title = style({
  margin: 0,
  font: vars.type.title,
  fontSize: vars.size[3],
  lineHeight: 1.3,
  color: vars.text.primary,
});
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[1],
  lineHeight: 1.4,
  color: vars.status.success.text,
  '::before': { content: '', width: '6px', height: '6px', borderRadius: '50%', background: 'currentColor' },
});

export const strip = style({ flex: 1, minWidth: 0 });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[3],
  padding: `0 ${vars.space[5]}`,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});

export const who = style({
  display: 'block',
  fontSize: vars.size[2],
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
});
export const amount = style([
  {
    display: 'block',
    fontSize: vars.size[3],
    fontWeight: 650,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
    color: vars.reward.text,
  },
  numericStyle,
]);
