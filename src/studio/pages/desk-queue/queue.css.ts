import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { barRadius, fontSizes, oneLine, radii, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 });
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[5]} ${spaces[3]}`,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[3] });
export const title = style([typeRole('title'), { margin: 0 }]);
export const overdue = style({ color: vars.text.secondary, flex: 1, whiteSpace: 'nowrap' });
export const search = style({ inlineSize: 250, '@media': { [width.narrow]: { inlineSize: 200 } } });
export const panelText = style({ fontSize: fontSizes[1], color: vars.text.quiet, overflowWrap: 'anywhere' });
export const list = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
});
export const more = style({ display: 'flex', justifyContent: 'center', padding: spaces[3] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${spaces[2]} ${spaces[4]}`,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.quiet,
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2] });
export const space = style({ flex: 1 });

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0, lineHeight: '18px' } as const;
export const two = style({ ...column, alignItems: 'flex-start' });
export const twoEnd = style({ ...column, alignItems: 'flex-end', whiteSpace: 'nowrap' });
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], whiteSpace: 'nowrap' });
export const member = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[3], minInlineSize: 0 });
export const open = style({
  ...oneLine,
  maxInlineSize: 150,
  fontWeight: 500,
  color: 'inherit',
  borderRadius: radii.badge,
  textAlign: 'start',
});
export const strong = style({ fontWeight: 500 });
export const quiet = style({ ...oneLine, maxInlineSize: 176, fontSize: fontSizes[1], fontWeight: 400, color: vars.text.quiet });
export const wait = style({ fontSize: fontSizes[1], whiteSpace: 'nowrap', color: vars.text.secondary });
export const about = style({ fontSize: fontSizes[1], color: vars.text.quiet });
export const late = style({ fontSize: fontSizes[1], whiteSpace: 'nowrap', fontWeight: 500, color: vars.danger.text });
export const score = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2] });
export const bar = style({
  inlineSize: 44,
  blockSize: 6,
  borderRadius: barRadius,
  overflow: 'hidden',
  background: vars.state.pressed,
});
const levels = { low: vars.success, middle: vars.warning, high: vars.danger };
export const barFill = styleVariants(levels, ({ solid }) => ({ display: 'block', blockSize: '100%', background: solid }));
export const figure = styleVariants(levels, ({ text }) => ({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: text,
}));

export const bulk = style({
  position: 'sticky',
  insetBlockEnd: 12,
  insetInline: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spaces[2],
  margin: spaces[3],
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.card,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: 376,
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  '@media': { [width.narrow]: { inlineSize: 340 } },
});
export const panelBody = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  gap: spaces[3],
  padding: `${spaces[4]} ${spaces[5]}`,
  overflow: 'auto',
});
export const panelHead = style({ display: 'flex', alignItems: 'center', gap: spaces[3] });
export const panelName = style({ fontWeight: 600, fontSize: fontSizes[3], overflowWrap: 'anywhere' });
export const grow = style({ ...column, flex: 1 });
export const well = style({
  ...column,
  gap: spaces[1],
  padding: `${spaces[3]} ${spaces[4]}`,
  borderRadius: radii.card,
  background: vars.surface.sunken,
  fontSize: fontSizes[1],
  color: vars.text.secondary,
});
export const sum = style({
  fontSize: fontSizes[6],
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});
export const section = style({ display: 'flex', alignItems: 'center', gap: spaces[2] });
export const sectionTitle = style([typeRole('section'), { margin: 0, flex: 1 }]);
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const reason = style({ display: 'flex', gap: spaces[3], alignItems: 'flex-start' });
export const line = style({ blockSize: 1, flex: 'none', background: vars.border.subtle });
export const facts = style({ margin: 0, display: 'flex', flexDirection: 'column' });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: spaces[4],
  minBlockSize: 28,
  fontSize: fontSizes[1],
  color: vars.text.quiet,
});
export const value = style({
  margin: 0,
  fontSize: fontSizes[2],
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});
export const even = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], color: vars.success.text });
export const uneven = style([even, { color: vars.danger.text }]);
export const written = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const images = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
export const image = style({
  inlineSize: 96,
  blockSize: 96,
  objectFit: 'cover',
  borderRadius: radii.segment,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.sunken,
});
export const imageLink = style({ borderRadius: radii.segment });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spaces[3] });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spaces[2],
  flex: 'none',
  padding: `${spaces[4]} ${spaces[5]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const primary = style({ flex: 1, display: 'grid' });
