import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const main = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, overflowY: 'auto', padding: spaces[5] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  flexWrap: 'wrap',
  marginBlockEnd: spaces[4],
});
export const title = style({ ...typeRole('heading') });
export const quiet = style({ color: vars.text.quiet, fontSize: fontSizes[1], lineHeight: '18px' });
export const space = style({ flex: 1 });
export const tableBox = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
  overflow: 'hidden',
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'middle',
  padding: `${spaces[2]} ${spaces[3]}`,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} thead th`, {
  fontSize: fontSizes[1],
  fontWeight: 500,
  color: vars.text.quiet,
  background: vars.surface.raised,
  blockSize: 34,
});
globalStyle(`${table} th:last-child`, { inlineSize: 130 });
export const row = style({
  blockSize: 50,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[data-selected]': { background: vars.state.selected },
  },
});
export const key = style({
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'start',
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  cursor: 'pointer',
  borderRadius: radii.badge,
});
export const standard = style({ display: 'block', color: vars.text.secondary, fontSize: fontSizes[1], lineHeight: '18px' });
export const own = style({ display: 'block', fontWeight: 500 });
export const side = style({
  flex: 'none',
  inlineSize: 372,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: spaces[5],
  background: vars.surface.panel,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: 300 } },
});
export const sideKey = style({
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  color: vars.accent.text,
  overflowWrap: 'anywhere',
});
export const sideTitle = style({ fontSize: fontSizes[1], lineHeight: '16px', fontWeight: 500, color: vars.text.quiet });
export const complete = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[2], paddingBlock: spaces[1] });
