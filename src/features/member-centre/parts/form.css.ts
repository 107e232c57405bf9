import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing } from '../../../theme/textStyle.ts';

/** The input of a choice, which it covers: the choice shows its state. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

/** A card that is chosen by the radio button in it. */
export const choice = style([
  colourTransition,
  {
    position: 'relative',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.md,
    background: vars.surface.raised,
    color: vars.text.primary,
    selectors: {
      '&:hover': { borderColor: vars.border.strong },
      '&[data-checked]': { borderColor: vars.accent.outline, background: vars.accent.subtle },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { color: vars.text.secondary },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-checked]': { outline: '2px solid' } } } },
  },
]);

/** Sums and button of a form; on phones the bar at the bottom of the page. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    [below.md]: {
      position: 'sticky',
      // The padding of the panel.
      insetBlockEnd: `calc(-1 * ${vars.space[5]} - env(safe-area-inset-bottom, 0px))`,
      zIndex: 1,
      margin: `0 ${negative(vars.space[4])} ${negative(vars.space[4])}`,
      padding: `${vars.space[3]} ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
      background: vars.surface.base,
    },
  },
});
