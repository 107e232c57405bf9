import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

const base = style([
  colourTransition,
  {
    position: 'relative',
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.button,
    background: 'transparent',
    color: vars.text.secondary,
    cursor: 'pointer',
    // A smaller icon keeps a full-size touch target.
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 'min(0px, calc((100% - 44px) / 2))',
      insetInline: 'min(0px, calc((100% - 44px) / 2))',
    },
    selectors: {
      '&:focus-visible': focusRing,
      '&:hover:not(:disabled)': { background: vars.overlay.hover, color: vars.text.primary },
      '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
  },
]);

export const tone = styleVariants({
  plain: [base],
  outline: [base, { borderColor: vars.border.default, background: vars.surface.raised }],
  onMedia: [
    base,
    {
      borderRadius: vars.radius.pill,
      background: 'rgb(0 0 0 / 0.42)',
      color: vars.text.onMedia,
      selectors: { '&:hover:not(:disabled)': { background: 'rgb(0 0 0 / 0.6)', color: vars.text.onMedia } },
    },
  ],
  onHero: [
    base,
    {
      borderRadius: vars.radius.pill,
      background: `color-mix(in srgb, ${vars.onHero.scrim} 62%, transparent)`,
      color: vars.onHero.fg,
      selectors: { '&:hover:not(:disabled)': { background: vars.onHero.scrim, color: vars.onHero.fg } },
    },
  ],
  /** For inverted surfaces: inherits the colour. */
  inherit: [
    base,
    {
      color: 'inherit',
      selectors: {
        '&:hover:not(:disabled)': { background: 'color-mix(in srgb, currentColor 12%, transparent)', color: 'inherit' },
      },
    },
  ],
});

export const size = styleVariants({
  sm: { inlineSize: vars.control.sm, blockSize: vars.control.sm },
  md: {
    inlineSize: vars.control.md,
    blockSize: vars.control.md,
    '@media': { [below.md]: { inlineSize: '44px', blockSize: '44px' } },
  },
});
