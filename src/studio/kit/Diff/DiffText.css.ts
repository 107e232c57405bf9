import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, spaces } from '../../theme/measures.ts';

export const pair = style({ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: spaces[2], minInlineSize: 0 });
const value = style({
  borderRadius: radii.badge,
  paddingInline: spaces[1],
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
});
export const removed = style([
  value,
  {
    background: vars.difference.removed,
    color: vars.difference.removedText,
    textDecoration: 'line-through',
    textDecorationThickness: 1,
  },
]);
export const added = style([
  value,
  { background: vars.difference.added, color: vars.difference.addedText, textDecoration: 'none' },
]);

export const lines = style({
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  lineHeight: '20px',
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.segment,
  paddingBlock: spaces[3],
  overflow: 'auto',
});
const line = style({ display: 'flex', gap: spaces[3], paddingInline: spaces[4], whiteSpace: 'pre' });
export const lineOf = {
  same: line,
  added: style([line, { background: vars.difference.added, color: vars.difference.addedText }]),
  removed: style([line, { background: vars.difference.removed, color: vars.difference.removedText }]),
};
export const sign = style({ inlineSize: 10, flex: 'none', userSelect: 'none' });
