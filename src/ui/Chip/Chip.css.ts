import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '7px',
  minBlockSize: vars.control.sm,
  paddingInline: '14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontFamily: vars.font.text,
  fontSize: '13px',
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [below.md]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover': { borderColor: vars.border.strong, color: vars.text.primary },
    '&:focus-visible': focusRing,
    '&:is([aria-pressed="true"], [aria-current])': {
      borderColor: 'transparent',
      background: vars.accent.subtle,
      color: vars.accent.text,
      fontWeight: 650,
    },
  },
});
