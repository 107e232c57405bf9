import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';
import { boxOn } from './field.css.ts';

export const root = style({ position: 'relative', flex: 'none' });

export const trigger = style([
  boxOn.page,
  {
    minBlockSize: vars.control.md,
    color: vars.text.primary,
    ...numericStyle,
    fontSize: vars.size[3],
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [below.md]: { minBlockSize: '44px' } },
  },
]);

export const panel = style({
  position: 'absolute',
  zIndex: 6,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  display: 'grid',
  gap: vars.space[4],
  inlineSize: 'min(300px, 86vw)',
  padding: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
});

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const days = style({ display: 'grid', gap: vars.space[3] });
