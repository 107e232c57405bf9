import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, sizes, spaces } from '../../theme/measures.ts';

export const pane = style({
  flex: 3,
  minInlineSize: 320,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});
export const bar = style({
  flex: 'none',
  blockSize: sizes.previewBar,
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  paddingInline: spaces[3],
  background: vars.surface.panel,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const name = style({ fontWeight: 500 });
export const space = style({ flex: 1 });
export const quiet = style({ color: vars.text.quiet, fontSize: fontSizes[1] });
export const host = style({ flex: 1, minBlockSize: 0, overflow: 'hidden' });
export const key = style({ color: vars.info.text });
export const string = style({ color: vars.success.text });
export const literal = style({ color: vars.draft.text });
export const changed = style({ background: vars.difference.added });
export const hover = style({
  padding: spaces[2],
  fontFamily: fontStacks.text,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  maxInlineSize: 380,
});
