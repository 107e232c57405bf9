import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

/** Scroll sideways on phones. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minInlineSize: 0,
  '@media': {
    [below.md]: { flexWrap: 'nowrap', marginInline: '-16px', paddingInline: '16px', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: '34px',
  paddingInline: '15px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: '13px',
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
  gap: '14px',
  margin: 0,
  '@media': { [below.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px' } },
});

export const figure = style({
  ...cardStyle,
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  padding: '14px 18px',
  '@media': { [below.md]: { padding: '12px' } },
});

export const figureLabel = style({ color: vars.text.secondary, fontSize: '13px', lineHeight: 1.5 });

export const figureValue = style({
  ...numericStyle,
  ...oneLine,
  margin: 0,
  fontSize: '20px',
  fontWeight: 650,
  '@media': { [below.md]: { fontSize: '15px' } },
});

export const figureNote = style({ margin: 0, color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.5 });

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
  gap: '10px',
  color: vars.text.secondary,
  fontSize: '13px',
  fontVariantNumeric: 'tabular-nums',
});

export const pagerSteps = style({ display: 'inline-flex', alignItems: 'center', gap: '10px' });
