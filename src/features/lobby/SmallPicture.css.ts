import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '44px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
});
