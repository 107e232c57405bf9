import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const meter = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minBlockSize: '18px' });

export const bar = style({
  flex: '1 1 0',
  blockSize: '4px',
  borderRadius: '4px',
  background: vars.border.default,
  selectors: {
    '[data-strength="1"] > &[data-on]': { background: vars.status.danger.text },
    '[data-strength="2"] > &[data-on]': { background: vars.status.warning.text },
    '[data-strength="3"] > &[data-on], [data-strength="4"] > &[data-on]': { background: vars.status.success.text },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const words = style({
  paddingInlineStart: vars.space[2],
  color: vars.text.secondary,
  fontSize: vars.size[1],
  fontWeight: 600,
  lineHeight: 1.45,
  selectors: {
    '[data-strength="1"] > &': { color: vars.status.danger.text },
    '[data-strength="2"] > &': { color: vars.status.warning.text },
    '[data-strength="3"] > &, [data-strength="4"] > &': { color: vars.status.success.text },
  },
});
