import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

/** Scroll sideways on phones. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      marginInline: negative(vars.space[4]),
      paddingInline: vars.space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: '34px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [below.md]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[data-checked]': {
      borderColor: 'transparent',
      background: vars.accent.subtle,
      color: vars.accent.text,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const chipInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

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
