import { style } from '@vanilla-extract/css';
import { below, calmMotion, from, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  selectors: { '&:has([aria-expanded="true"])': { zIndex: layer.megaMenu } },
  '@media': {
    [below.lg]: {
      transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
      selectors: { '&[data-hidden]:not(:focus-within)': { transform: 'translateY(-100%)' } },
    },
    [`${below.lg} and ${calmMotion}`]: {
      transition: 'none',
      selectors: { '&[data-hidden]:not(:focus-within)': { transform: 'none' } },
    },
  },
});

export const row = style({
  position: 'relative',
  zIndex: 2,
  borderBlockEnd: `1px solid ${vars.onHeader.border}`,
  background: vars.surface.header,
  color: vars.onHeader.fg,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  blockSize: '56px',
  '@media': {
    [from.lg]: { gap: vars.space[2], blockSize: vars.height.header },
  },
});

export const menu = style({ display: 'inline-flex', marginInlineStart: negative(vars.space[3]) });

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  minInlineSize: 0,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.sm,
  color: 'inherit',
});

export const space = style({ flex: 'auto' });

export const divider = style({
  display: 'none',
  inlineSize: '1px',
  blockSize: '24px',
  marginInline: vars.space[1],
  background: vars.onHeader.border,
  '@media': { [from.lg]: { display: 'block' } },
});

/** On phones these are in the side menu. */
export const controls = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [from.md]: { display: 'flex' } },
});
