import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { endWidth } from './CategoryNav.css.ts';

/** In CSS pixels. */
export const arrowWidth = 56;

const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 2,
  display: 'grid',
  alignItems: 'center',
  inlineSize: `${arrowWidth}px`,
  padding: `0 ${vars.space[4]}`,
  border: 0,
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { color: vars.text.primary },
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});

export const before = style([
  arrow,
  {
    insetInlineStart: '-12px',
    justifyItems: 'start',
    background: `linear-gradient(90deg, ${vars.surface.base} 64%, transparent)`,
  },
]);

export const after = style([
  arrow,
  {
    insetInlineEnd: `${endWidth - 12}px`,
    justifyItems: 'end',
    background: `linear-gradient(270deg, ${vars.surface.base} 64%, transparent)`,
  },
]);
