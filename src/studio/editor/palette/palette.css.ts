import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, sizes, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const form = style({
  flex: 'none',
  inlineSize: sizes.form,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  padding: spaces[5],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: sizes.formNarrow } },
});
export const titleRow = style({ display: 'flex', alignItems: 'center', gap: spaces[2], flexWrap: 'wrap' });
export const title = style({ ...typeRole('heading') });
export const name = style({ fontSize: fontSizes[2], lineHeight: '20px', fontWeight: 600 });
export const code = style({ fontFamily: fontStacks.code, fontSize: fontSizes[1], color: vars.text.quiet });
export const quiet = style({ fontSize: fontSizes[1], lineHeight: '18px', fontWeight: 400, color: vars.text.quiet });
export const space = style({ flex: 1, minInlineSize: 0 });
export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  paddingBlockEnd: spaces[5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const big = style({ display: 'flex', gap: spaces[3], alignItems: 'flex-start' });
export const sample = style({
  flex: 'none',
  inlineSize: 62,
  blockSize: 62,
  borderRadius: radii.segment,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.primary} 18%, transparent)`,
});
export const slider = style({ display: 'flex', alignItems: 'center', gap: spaces[3], minBlockSize: 34 });
export const sliderName = style({ inlineSize: 74, flex: 'none' });
export const track = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: spaces[1] });
export const range = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 8,
  margin: 0,
  borderRadius: radii.badge,
  cursor: 'pointer',
});
const thumb = {
  appearance: 'none',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radii.segment,
  border: `3px solid ${vars.accent.onSolid}`,
  background: 'transparent',
  boxShadow: `0 0 0 1px ${vars.border.control}, 0 1px 4px ${vars.surface.scrim}`,
} as const;
globalStyle(`${range}::-webkit-slider-thumb`, thumb);
globalStyle(`${range}::-moz-range-thumb`, thumb);
export const passes = style({ display: 'flex', blockSize: 3 });
export const pass = style({ flex: 1, background: vars.success.solid });
export const noPass = style({ flex: 1 });
export const value = style({
  flex: 'none',
  inlineSize: 52,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontSize: fontSizes[1],
});
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  color: vars.text.quiet,
});
export const legendMark = style({ inlineSize: 16, blockSize: 3, background: vars.success.solid });
export const weak = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: spaces[3],
  borderRadius: radii.segment,
  background: vars.danger.subtle,
});
export const weakTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontWeight: 500,
  color: vars.danger.text,
});
export const compare = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
globalStyle(`${compare} > span`, {
  display: 'flex',
  flexDirection: 'column',
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.control,
});

export const matrix = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, overflow: 'auto', padding: spaces[5] });
export const pairs = style([quiet, { marginBlockEnd: spaces[3] }]);
export const shown = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: spaces[3],
  minBlockSize: 44,
  flex: 'none',
  padding: `${spaces[1]} ${spaces[5]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const failing = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  fontWeight: 500,
  color: vars.danger.text,
});
export const passing = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  fontWeight: 500,
  color: vars.success.text,
});
export const modes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[6],
  '@media': { [width.wide]: { flexDirection: 'row' } },
});
export const modeTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontWeight: 500,
  marginBlockEnd: spaces[2],
});
export const table = style({
  inlineSize: '100%',
  maxInlineSize: 900,
  borderSpacing: 2,
  tableLayout: 'fixed',
  marginBlockEnd: spaces[3],
});
globalStyle(`${table} th[scope=col]`, {
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 400,
  color: vars.text.secondary,
});
globalStyle(`${table} td, ${table} th`, { padding: 0 });
globalStyle(`${table} th[scope=row], ${table} td:first-child`, { inlineSize: '24%', textAlign: 'start' });
export const rowName = style({
  fontWeight: 400,
  fontSize: fontSizes[1],
  lineHeight: '16px',
  color: vars.text.secondary,
  paddingInlineEnd: spaces[2],
});
export const rowChosen = style({ fontWeight: 600, fontSize: fontSizes[1], lineHeight: '16px' });
export const cell = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: 24,
  padding: `${spaces[1]} ${spaces[2]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.badge,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
export const cellFails = style({ borderColor: vars.danger.solid, boxShadow: `inset 0 0 0 1px ${vars.danger.solid}` });
export const cross = style({
  position: 'absolute',
  insetBlockStart: -1,
  insetInlineEnd: -1,
  display: 'inline-flex',
  padding: 0,
  borderRadius: `0 ${radii.badge} 0 ${radii.badge}`,
  background: vars.danger.solid,
  color: vars.accent.onSolid,
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: spaces[1],
  maxInlineSize: 900,
  marginBlockStart: spaces[1],
});
