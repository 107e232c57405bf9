import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, sizes, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const list = style({
  flex: 'none',
  inlineSize: sizes.formNarrow,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[2],
  padding: spaces[4],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: '264px' } },
});
export const title = style({ ...typeRole('heading') });
export const head = style({
  marginBlockStart: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.quiet,
});
export const rows = style({ display: 'flex', flexDirection: 'column', gap: spaces[1] });
export const quiet = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const editor = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, overflowY: 'auto', padding: spaces[4] });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', gap: spaces[1] });
export const site = style({
  flex: 'none',
  inlineSize: '460px',
  minBlockSize: 0,
  display: 'flex',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: '320px' } },
});
