import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const events = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  padding: `0 0 ${vars.space[5]} ${vars.space[6]}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '4px',
      boxSizing: 'border-box',
      inlineSize: '12px',
      blockSize: '12px',
      border: `2px solid ${vars.border.strong}`,
      borderRadius: '50%',
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlock: '20px 0',
      inlineSize: '2px',
      background: vars.border.subtle,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const own = style([event, { selectors: { '&::before': { borderColor: vars.accent.text } } }]);
export const act = style({ fontSize: vars.size[3], fontWeight: 650 });
export const at = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2], overflowWrap: 'anywhere' });
export const note = style({ color: vars.text.secondary, fontSize: vars.size[2], overflowWrap: 'anywhere' });
export const changes = style({ display: 'grid', gap: vars.space[1], margin: 0, fontSize: vars.size[2] });
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[2]}` });
export const term = style({ color: vars.text.secondary });
export const values = style({
  ...numericStyle,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
});
export const former = style({ color: vars.text.tertiary, textDecoration: 'none' });
export const fresh = style({ color: vars.accent.text });
