import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 348px' } },
});
export const wide = style({ minInlineSize: 0, '@media': { [from.lg]: { gridColumn: '1 / -1' } } });
export const side = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const placeholder = style({ minBlockSize: '320px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const form = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const party = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1], minInlineSize: 0 });
export const name = style({
  ...oneLine,
  maxInlineSize: '100%',
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 600,
});
export const note = style({ ...numericStyle, margin: 0, color: vars.text.secondary, fontSize: vars.size[2] });
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.surface.sunken,
  color: vars.text.secondary,
});
export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** The bar of a form at the bottom of a phone's page. */
export const foot = style({
  '@media': {
    [below.md]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      margin: `0 ${negative(vars.space[4])} ${negative(vars.space[4])}`,
      padding: `${vars.space[3]} ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
      background: vars.surface.base,
    },
  },
});

export const notes = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const noteRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
});
export const noteIcon = style({ display: 'inline-flex', color: vars.accent.text });
export const noteTitle = style({
  display: 'block',
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 600,
  lineHeight: 1.4,
});
export const noteText = style({ color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const figure = style({
  ...numericStyle,
  margin: `0 0 ${vars.space[1]}`,
  color: vars.text.primary,
  fontSize: vars.size[6],
  fontWeight: 700,
});

export const section = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: '32px',
});
export const sectionTitle = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, fontSize: vars.size[5] });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.accent.text,
  fontSize: vars.size[3],
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
