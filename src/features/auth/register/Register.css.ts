import { style } from '@vanilla-extract/css';
import { withPane } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: '18px' });

export const rewardOnArt = style({
  margin: '8px 0 0',
  paddingBlockStart: '12px',
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  fontSize: '14px',
  fontWeight: 600,
  lineHeight: 1.5,
});

/** For screens without room for the image. */
export const rewardInForm = style({
  margin: '0 0 14px',
  padding: '10px 14px',
  borderRadius: vars.radius.md,
  background: vars.support.subtle,
  color: vars.support.text,
  fontSize: '13.5px',
  fontWeight: 600,
  lineHeight: 1.5,
  '@media': { [withPane]: { display: 'none' } },
});
