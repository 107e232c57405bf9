import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const chip = style([
  colourTransition,
  {
    ...numericStyle,
    flex: '0 1 auto',
    minInlineSize: '64px',
    minBlockSize: '32px',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.chip,
    background: vars.surface.raised,
    color: vars.text.primary,
    fontSize: vars.size[2],
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { borderColor: vars.border.strong },
    ':focus-visible': focusRing,
    '@media': { [below.md]: { flex: '1 1 0', minBlockSize: '44px' } },
  },
]);
