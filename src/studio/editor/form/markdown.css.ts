import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, spaces } from '../../theme/measures.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[1] });
export const space = style({ flex: 1, minInlineSize: 0 });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: spaces[3], minInlineSize: 0 });
export const sideBySide = style({ display: 'flex', gap: spaces[3], minInlineSize: 0 });
export const one = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: spaces[1] });
globalStyle(`${one} textarea`, { lineHeight: 1.6, tabSize: 2 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${spaces[1]} ${spaces[3]}`,
  color: vars.text.quiet,
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
export const over = style({ color: vars.danger.text });
export const differences = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${spaces[1]} ${spaces[3]}`,
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
const line = { display: 'inline-flex', alignItems: 'center', gap: spaces[1] } as const;
export const alike = style({ ...line, color: vars.success.text });
export const unlike = style({ ...line, color: vars.warning.text });
