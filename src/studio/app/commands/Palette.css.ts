import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, oneLine, radii, spaces } from '../../theme/measures.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  blockSize: 56,
  flex: 'none',
  paddingInline: spaces[5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  fontSize: fontSizes[4],
  lineHeight: '24px',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 'min(440px, 60vh)',
  overflow: 'auto',
  padding: spaces[2],
  scrollPadding: spaces[7],
});
export const group = style({
  padding: `${spaces[3]} ${spaces[3]} ${spaces[1]}`,
  fontSize: fontSizes[1],
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.quiet,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 42,
  paddingInline: spaces[3],
  borderRadius: radii.segment,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.state.selected } },
});
export const label = style([oneLine, { fontWeight: 500, flex: '0 1 auto' }]);
export const detail = style([oneLine, { fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet, flex: '1 1 0' }]);
export const none = style({ padding: `${spaces[6]} ${spaces[3]}`, textAlign: 'center', color: vars.text.secondary });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[4],
  flex: 'none',
  minBlockSize: 38,
  paddingInline: spaces[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  color: vars.text.quiet,
  flexWrap: 'wrap',
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: spaces[2] });
export const space = style({ flex: 1 });
