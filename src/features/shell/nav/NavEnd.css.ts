import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { link } from './CategoryNav.css.ts';

export const offers = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '-12px', display: 'flex' });

/** In the colour of rewards, as the rank is one. */
export const rank = style([link, { color: vars.reward.text, fontWeight: 650 }]);

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: vars.size[1],
  fontWeight: 700,
});
