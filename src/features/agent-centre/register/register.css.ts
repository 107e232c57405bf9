import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const side = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const waiting = style({ display: 'block', blockSize: '160px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const form = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
});
export const tools = style({ display: 'inline-flex', alignItems: 'center' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({ marginBlockEnd: vars.space[2], padding: 0, fontSize: vars.size[3], fontWeight: 600 });
export const kind = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '60px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': { borderColor: vars.accent.outline, background: vars.accent.subtle },
    '&:has(:focus-visible)': focusRing,
  },
});
export const radio = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  outline: 'none',
  accentColor: vars.action.solid,
});
export const kindIcon = style({ display: 'inline-flex', flex: 'none', color: vars.accent.text });
export const kindText = style({
  display: 'grid',
  minInlineSize: 0,
  color: vars.text.primary,
  fontSize: vars.size[3],
  lineHeight: 1.4,
});

export const note = style({
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const count = style({ ...numericStyle, display: 'block', fontSize: vars.size[7], fontWeight: 700, lineHeight: 1.3 });

export const card = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
export const small = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
export const smallText = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const linkText = style({ display: 'grid', gap: vars.space[4], inlineSize: '100%', minInlineSize: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const code = style({ ...numericStyle, margin: 0, color: vars.text.primary, fontWeight: 650 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[3] });
