import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radii } from '../../theme/measures.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radii.control,
  fontWeight: 700,
  lineHeight: 1,
  background: vars.surface.raised,
  color: vars.text.primary,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
