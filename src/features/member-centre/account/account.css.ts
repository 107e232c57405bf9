import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });
export const waiting = style({ blockSize: '168px', borderRadius: vars.radius.lg, overflow: 'hidden' });

/** Two blocks, the first of them wider. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' } },
});

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[6],
  '@media': { [below.md]: { gap: vars.space[4] } },
});
/** Words beside the ring; below it where a button of theirs is too long for what is left. */
export const scoreWords = style({ flex: '1 1 140px', minInlineSize: 'min-content' });
export const ring = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '116px',
  blockSize: '116px',
});
export const ringTrack = style({ stroke: vars.surface.sunken });
export const ringValue = style({ stroke: vars.accent.solid });
export const ringText = style({ position: 'absolute', display: 'grid', justifyItems: 'center' });
export const ringNumber = style({ ...numericStyle, fontSize: vars.size[7], fontWeight: 700, lineHeight: 1.2 });
export const ringNote = style({ color: vars.text.tertiary, fontSize: vars.size[2] });
export const level = style({ ...titleStyle('h3'), margin: 0 });
export const lead = style({
  margin: `${vars.space[1]} 0 ${vars.space[3]}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const factName = style({ color: vars.text.secondary });

/** Rows of icon, words and an action; two columns on wide screens. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: hairline,
  background: vars.border.subtle,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ display: 'grid', gap: hairline, background: vars.border.subtle });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  minBlockSize: '68px',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  background: vars.surface.base,
  '@media': { [below.md]: { flexWrap: 'wrap', paddingInline: vars.space[4] } },
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
export const itemWords = style({ display: 'grid', flex: '1 1 140px', gap: vars.space[1], minInlineSize: 0 });
export const itemName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: 600,
});
export const itemNote = style({ ...oneLine, color: vars.text.tertiary, fontSize: vars.size[2] });

export const form = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '440px' });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });

export const fault = style({ margin: `${vars.space[3]} 0 0`, color: vars.status.danger.text, fontSize: vars.size[3] });

export const picture = style({ display: 'flex', alignItems: 'center', gap: vars.space[5] });
export const pictureImage = style({ display: 'block', flex: 'none', borderRadius: '50%', objectFit: 'cover' });
export const pictureWords = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const pictureName = style({ ...titleStyle('h3'), margin: 0 });

export const ready = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
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
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  ...numericStyle,
  fontWeight: 600,
});

/** Content in a block without padding. */
export const inset = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[4]}`,
});
/** The action below a list in such a block. */
export const addition = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
