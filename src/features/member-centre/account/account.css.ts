import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', minInlineSize: 0 });
export const waiting = style({ blockSize: '168px', borderRadius: vars.radius.lg, overflow: 'hidden' });

/** Two blocks, the first of them wider. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' } },
});

export const score = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '22px',
  '@media': { [below.md]: { gap: '14px' } },
});
export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '116px',
  blockSize: '116px',
});
export const ringTrack = style({ stroke: vars.surface.sunken });
export const ringValue = style({ stroke: vars.accent.solid });
export const ringText = style({ position: 'absolute', display: 'grid', justifyItems: 'center' });
export const ringNumber = style({ ...numericStyle, fontSize: '28px', fontWeight: 700, lineHeight: 1.2 });
export const ringNote = style({ color: vars.text.tertiary, fontSize: '12.5px' });
export const level = style({ ...titleStyle('h3'), margin: 0 });
export const lead = style({ margin: '2px 0 12px', color: vars.text.secondary, fontSize: '13.5px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

export const facts = style({ display: 'grid', gap: '9px', fontSize: '13.5px' });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: '12px' });
export const factName = style({ color: vars.text.secondary });
export const factValue = style({ ...numericStyle, fontWeight: 600, textAlign: 'end' });

/** Rows of icon, words and an action; two columns on wide screens. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  background: vars.border.subtle,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', gap: '1px', background: vars.border.subtle });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minInlineSize: 0,
  minBlockSize: '68px',
  padding: '12px 20px',
  background: vars.surface.base,
  '@media': { [below.md]: { flexWrap: 'wrap', paddingInline: '16px' } },
});
export const itemIcon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '42px',
  blockSize: '42px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  color: vars.accent.text,
});
export const itemWords = style({ display: 'grid', flex: '1 1 140px', gap: '2px', minInlineSize: 0 });
export const itemName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 600 });
export const itemNote = style({ ...oneLine, color: vars.text.tertiary, fontSize: '12.5px' });

export const form = style({ display: 'grid', gap: '14px', maxInlineSize: '440px' });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '13.5px', lineHeight: 1.5 });

export const fault = style({ margin: '12px 0 0', color: vars.status.danger.text, fontSize: '13.5px' });

export const picture = style({ display: 'flex', alignItems: 'center', gap: '18px' });
export const pictureImage = style({ display: 'block', flex: 'none', borderRadius: '50%', objectFit: 'cover' });
export const pictureWords = style({ display: 'grid', gap: '4px', minInlineSize: 0 });
export const pictureName = style({ ...titleStyle('h3'), margin: 0 });

export const ready = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gap: '8px',
  marginBlockStart: '14px',
});
export const readyOption = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '52px',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': { outline: `2px solid ${vars.accent.solid}`, outlineOffset: '-2px' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}` },
  },
});
export const readyInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const cropFrame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '256px',
  blockSize: '256px',
  maxInlineSize: '100%',
  borderRadius: '50%',
  background: vars.surface.sunken,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
});
export const cropCanvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const zoom = style({ inlineSize: '256px', maxInlineSize: '100%', accentColor: vars.accent.solid });

export const secret = style({ ...numericStyle, overflowWrap: 'anywhere', fontWeight: 650, letterSpacing: '1px' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '6px 16px',
  padding: '14px 16px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  ...numericStyle,
  fontWeight: 600,
});

/** Content in a block without padding. */
export const inset = style({ display: 'grid', gap: '14px', padding: '4px 20px 16px' });
/** The action below a list in such a block. */
export const addition = style({
  display: 'grid',
  gap: '12px',
  padding: '16px 20px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
