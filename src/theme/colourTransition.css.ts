import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const properties = ['background-color', 'color', 'border-color', 'box-shadow', 'filter'];

/**
 * Fades the colours of a control between its states. Off during a mode switch, which would otherwise start one transition per
 * property of every control. The only place that may set a transition of colours.
 */
export const colourTransition = style({
  transition: properties.map((property) => `${property} ${vars.duration.fast}`).join(', '),
  // Matched by class, so that the end of a switch restyles these controls only.
  selectors: { ':root[data-switching] &': { transition: 'none' } },
});
