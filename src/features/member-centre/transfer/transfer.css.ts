import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 348px' } },
});
export const wide = style({ minInlineSize: 0, '@media': { [from.lg]: { gridColumn: '1 / -1' } } });
export const side = style({ display: 'grid', gap: '14px', minInlineSize: 0 });
export const placeholder = style({ minBlockSize: '320px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const form = style({ display: 'grid', gap: '18px', minInlineSize: 0 });
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
});
export const party = style({ display: 'grid', justifyItems: 'center', gap: '4px', minInlineSize: 0 });
export const name = style({ ...oneLine, maxInlineSize: '100%', color: vars.text.primary, fontSize: '14px', fontWeight: 600 });
export const note = style({ ...numericStyle, margin: 0, color: vars.text.secondary, fontSize: '13px' });
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

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const chip = style([
  colourTransition,
  {
    ...numericStyle,
    flex: '0 1 auto',
    minInlineSize: '64px',
    minBlockSize: '32px',
    padding: '4px 12px',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.chip,
    background: vars.surface.raised,
    color: vars.text.primary,
    fontSize: '13px',
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { borderColor: vars.border.strong },
    ':focus-visible': focusRing,
    '@media': { [below.md]: { flex: '1 1 0', minBlockSize: '44px' } },
  },
]);

export const facts = style({
  display: 'grid',
  gap: '12px',
  margin: 0,
  paddingBlockStart: '18px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  color: vars.text.secondary,
  fontSize: '14px',
});
export const factValue = style({ ...numericStyle, margin: 0, color: vars.text.primary, fontWeight: 600, textAlign: 'end' });
/** The bar of a form at the bottom of a phone's page. */
export const foot = style({
  '@media': {
    [below.md]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      margin: '0 -16px -16px',
      padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
      background: vars.surface.base,
    },
  },
});

export const notes = style({ display: 'grid', gap: '16px', margin: 0, padding: 0, listStyle: 'none' });
export const noteRow = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '12px', alignItems: 'start' });
export const noteIcon = style({ display: 'inline-flex', color: vars.accent.text });
export const noteTitle = style({
  display: 'block',
  color: vars.text.primary,
  fontSize: '14px',
  fontWeight: 600,
  lineHeight: 1.4,
});
export const noteText = style({ color: vars.text.secondary, fontSize: '13px', lineHeight: 1.5 });
export const figure = style({
  ...numericStyle,
  margin: '0 0 4px',
  color: vars.text.primary,
  fontSize: '22px',
  fontWeight: 700,
});

export const section = style({ display: 'grid', gap: '10px', minInlineSize: 0 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 14px',
  minBlockSize: '32px',
});
export const sectionTitle = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, fontSize: '17px' });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.accent.text,
  fontSize: '14px',
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
