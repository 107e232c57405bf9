import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const rankColour = createVar();

const lighter = (share: number) => `color-mix(in oklab, ${rankColour} ${share}%, ${vars.text.onMedia})`;
const darker = (share: number) => `color-mix(in oklab, ${rankColour} ${share}%, black)`;

export const emblem = style({ display: 'block', inlineSize: '100%', maxInlineSize: '96px', blockSize: 'auto' });
/** A rank that was not reached loses colour in its art, never contrast in its text. */
export const emblemToCome = style([emblem, { filter: 'saturate(0.55) brightness(0.8)' }]);
export const branch = style({ fill: lighter(70) });
export const rim = style({ fill: lighter(55) });
export const stone = style({ fill: rankColour });
export const light = style({ fill: lighter(75) });
export const shade = style({ fill: darker(78) });
export const face = style({ fill: darker(62) });
export const number = style({
  fill: vars.text.onMedia,
  fontFamily: vars.font.numeric,
  fontSize: vars.size[6],
  fontWeight: 800,
  textAnchor: 'middle',
});
