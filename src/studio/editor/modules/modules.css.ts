import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontStacks, radii, sizes, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const main = style({ flex: 3, minInlineSize: 0, overflowY: 'auto', padding: 20 });
export const head = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap', marginBlockEnd: 14 });
export const title = style({ ...typeRole('heading') });
export const quiet = style({ color: vars.text.quiet, fontSize: 12, lineHeight: '18px' });
export const soft = style({ color: vars.text.secondary, marginBlockEnd: 12 });
export const space = style({ flex: 1, minInlineSize: 0 });
export const columns = style({ columnCount: 2, columnGap: 14, '@media': { [width.narrow]: { columnCount: 1 } } });
export const card = style({
  breakInside: 'avoid',
  marginBlockEnd: 14,
  borderRadius: radii.card,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  overflow: 'hidden',
});
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '8px 14px',
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${cardHead} h2`, { fontSize: 13, lineHeight: '20px', fontWeight: 500 });
export const row = style({ display: 'flex', gap: 10, padding: '10px 14px', scrollMarginBlock: 80 });
globalStyle(`${card} li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
export const stuck = style({ background: vars.danger.subtle });
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: 2 });
export const name = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 });
export const code = style({ fontFamily: fontStacks.code, fontSize: 11.5 });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const stuckText = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  lineHeight: '18px',
  color: vars.danger.text,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingBlockStart: 6 });
export const side = style({
  flex: 'none',
  inlineSize: sizes.aside,
  overflowY: 'auto',
  padding: 18,
  background: vars.surface.panel,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: 280 } },
});
export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 38,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
