import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const events = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const event = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  padding: '0 0 18px 24px',
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
export const act = style({ fontSize: '14px', fontWeight: 650 });
export const at = style({ ...numericStyle, color: vars.text.secondary, fontSize: '12.5px', overflowWrap: 'anywhere' });
export const note = style({ color: vars.text.secondary, fontSize: '13px', overflowWrap: 'anywhere' });
export const changes = style({ display: 'grid', gap: '2px', margin: 0, fontSize: '13px' });
export const change = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px' });
export const term = style({ color: vars.text.secondary });
export const values = style({
  ...numericStyle,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  margin: 0,
});
export const former = style({ color: vars.text.tertiary, textDecoration: 'none' });
export const fresh = style({ color: vars.accent.text });
