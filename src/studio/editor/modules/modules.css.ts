import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, sizes, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const main = style({ flex: 3, minInlineSize: 0, overflowY: 'auto', padding: spaces[5] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  flexWrap: 'wrap',
  marginBlockEnd: spaces[4],
});
export const title = style({ ...typeRole('heading') });
export const quiet = style({ color: vars.text.quiet, fontSize: fontSizes[1], lineHeight: '18px' });
export const soft = style({ color: vars.text.secondary, marginBlockEnd: spaces[3] });
export const space = style({ flex: 1, minInlineSize: 0 });
export const columns = style({ columnCount: 2, columnGap: spaces[4], '@media': { [width.narrow]: { columnCount: 1 } } });
export const card = style({
  breakInside: 'avoid',
  marginBlockEnd: spaces[4],
  borderRadius: radii.card,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  overflow: 'hidden',
});
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${spaces[2]} ${spaces[4]}`,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${cardHead} h2`, { fontSize: fontSizes[2], lineHeight: '20px', fontWeight: 500 });
export const row = style({
  display: 'flex',
  gap: spaces[3],
  padding: `${spaces[3]} ${spaces[4]}`,
  scrollMarginBlock: spaces[9],
});
globalStyle(`${card} li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
export const stuck = style({ background: vars.danger.subtle });
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: spaces[1] });
export const name = style({ display: 'flex', alignItems: 'center', gap: spaces[2], fontWeight: 500 });
export const code = style({ fontFamily: fontStacks.code, fontSize: fontSizes[1] });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const stuckText = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.danger.text,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2], paddingBlockStart: spaces[2] });
export const side = style({
  flex: 'none',
  inlineSize: sizes.aside,
  overflowY: 'auto',
  padding: spaces[5],
  background: vars.surface.panel,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: 280 } },
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 38,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
