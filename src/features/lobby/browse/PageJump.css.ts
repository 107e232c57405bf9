import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const jump = style({ display: 'flex', alignItems: 'center', gap: '10px', margin: 0 });
export const label = style({ fontSize: '13px', lineHeight: 1.4, color: vars.text.tertiary });
export const field = style([
  {
    width: '64px',
    height: vars.control.sm,
    padding: '0 10px',
    fontSize: '14px',
    color: vars.text.primary,
    background: vars.surface.base,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.input,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [below.md]: { height: '44px', fontSize: '16px' } },
  },
  numericStyle,
]);
