import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, sizes, spaces } from '../../theme/measures.ts';

export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 34,
  paddingInline: spaces[3],
  textAlign: 'start',
  fontWeight: 500,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: vars.text.quiet,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
const cellBase = style({
  paddingInline: spaces[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'middle',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});
export const cell = styleVariants({
  normal: [cellBase, { blockSize: sizes.tableRow }],
  dense: [cellBase, { blockSize: sizes.tableRowDense }],
  tall: [cellBase, { blockSize: sizes.tableRowTwoLines }],
});
export const numeric = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const row = style({
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[data-selected]': { background: vars.state.selected },
  },
});
export const pressable = style({ cursor: 'pointer' });
export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[1], fontWeight: 500, color: 'inherit' });
export const rowHead = style({ textAlign: 'start', fontWeight: 500 });
