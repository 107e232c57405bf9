import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/measures.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: 56,
  flex: 'none',
  paddingInline: 20,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  fontSize: 16,
  lineHeight: '24px',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: 'min(440px, 60vh)',
  overflow: 'auto',
  padding: '8px',
  scrollPadding: 40,
});
export const group = style({
  padding: '10px 12px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.quiet,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 42,
  paddingInline: 12,
  borderRadius: 8,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.state.selected } },
});
export const label = style([oneLine, { fontWeight: 500, flex: '0 1 auto' }]);
export const detail = style([oneLine, { fontSize: 12, lineHeight: '18px', color: vars.text.quiet, flex: '1 1 0' }]);
export const none = style({ padding: '28px 12px', textAlign: 'center', color: vars.text.secondary });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: 'none',
  minBlockSize: 38,
  paddingInline: 16,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: 12,
  color: vars.text.quiet,
  flexWrap: 'wrap',
});
export const hint = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const space = style({ flex: 1 });
