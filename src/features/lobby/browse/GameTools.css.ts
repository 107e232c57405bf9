import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  margin: `${vars.space[5]} 0`,
  '@media': {
    [below.md]: { flexFlow: 'column', alignItems: 'stretch', gap: 0, margin: `${vars.space[2]} 0 ${vars.space[4]}` },
  },
});

export const kinds = style({ flex: '1 0 100%', minWidth: 0 });

export const fields = style({
  display: 'flex',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@media': { [below.md]: { width: '100%', margin: `${vars.space[2]} 0 0` } },
});

export const search = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [from.md]: { width: '260px', flex: 'none' } },
});

export const sort = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: `calc(${vars.control.md} + 2px)`,
  color: vars.text.primary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  '@media': { [below.md]: { height: '46px' } },
});

/** On the narrowest screens only the icon is visible. */
export const sortName = style({
  '@media': {
    'screen and (max-width: 399.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const sortTrigger = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], whiteSpace: 'nowrap' });

export const chipRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [below.md]: { display: 'block' } },
});

/** Aligned, so that the chips of both rows start at the same place. */
export const chipsLabel = style({
  flex: 'none',
  minWidth: '96px',
  fontSize: vars.size[2],
  fontWeight: 550,
  color: vars.text.tertiary,
  '@media': { [below.md]: { display: 'block', paddingTop: vars.space[2] } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      margin: `0 ${negative(vars.space[4])}`,
      padding: `${vars.space[1]} ${vars.space[4]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPadding: vars.space[7],
    },
  },
});

export const chipItem = style({ flex: 'none' });

export const chip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  padding: `0 ${vars.space[4]}`,
  fontSize: vars.size[2],
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  textDecoration: 'none',
  background: vars.surface.base,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  selectors: {
    '&:hover': { color: vars.text.primary, borderColor: vars.border.strong },
    '&:focus-visible': focusRing,
    '&[aria-current]': {
      fontWeight: 700,
      color: vars.accent.text,
      background: vars.accent.subtle,
      borderColor: 'transparent',
    },
  },
  '@media': { [below.md]: { minHeight: '44px', padding: `0 ${vars.space[4]}` } },
});

export const chipCount = style([{ fontSize: vars.size[1], fontWeight: 500, color: vars.text.tertiary }, numericStyle]);
