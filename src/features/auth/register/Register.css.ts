import { style } from '@vanilla-extract/css';
import { withPane } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[5] });

export const rewardOnArt = style({
  margin: `${vars.space[2]} 0 0`,
  paddingBlockStart: vars.space[3],
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  fontSize: vars.size[3],
  fontWeight: 600,
  lineHeight: 1.5,
});

/** For screens without room for the image. */
export const rewardInForm = style({
  margin: `0 0 ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.support.subtle,
  color: vars.support.text,
  fontSize: vars.size[3],
  fontWeight: 600,
  lineHeight: 1.5,
  '@media': { [withPane]: { display: 'none' } },
});
