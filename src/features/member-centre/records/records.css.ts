import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: '16px', minInlineSize: 0 });

/** Kinds, which scroll sideways on phones. */
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
    '&:has(:checked)': {
      borderColor: 'transparent',
      background: vars.accent.subtle,
      color: vars.accent.text,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const chipInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

/** Clips nothing, because a range of days opens over what follows. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
export const search = style({
  inlineSize: '180px',
  marginInlineStart: 'auto',
  '@media': { [below.md]: { inlineSize: '100%' } },
});
export const choice = style({ inlineSize: '170px', '@media': { [below.md]: { flex: '1 1 150px', inlineSize: 'auto' } } });

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
});
export const figureLabel = style({ color: vars.text.secondary, fontSize: '13px', lineHeight: 1.5 });
export const figureValue = style({
  ...numericStyle,
  ...oneLine,
  margin: 0,
  fontSize: '20px',
  fontWeight: 650,
  '@media': { [below.md]: { fontSize: '16px' } },
});
export const figureNote = style({ margin: 0, color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.5 });

export const amount = style({ ...numericStyle, whiteSpace: 'nowrap' });
export const signed = styleVariants({
  plus: { color: vars.status.success.text, fontWeight: 600 },
  minus: { color: vars.status.danger.text, fontWeight: 600 },
  zero: { color: vars.text.secondary, fontWeight: 600 },
});

export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const code = style({
  ...numericStyle,
  ...oneLine,
  display: 'block',
  maxInlineSize: '130px',
  color: vars.text.secondary,
});
export const named = style({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0, color: vars.text.primary });
export const name = style({ ...oneLine, minInlineSize: 0, maxInlineSize: '210px', fontWeight: 600 });
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.accent.text });
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  minBlockSize: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { minBlockSize: '44px' } },
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

export const note = style({ margin: 0, color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.55 });
