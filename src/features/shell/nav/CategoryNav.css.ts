import { keyframes, style } from '@vanilla-extract/css';
import { calmMotion, from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing } from '../../../theme/textStyle.ts';

export const nav = style({
  position: 'relative',
  zIndex: 1,
  display: 'none',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
  '@media': { [from.lg]: { display: 'block' } },
});

/** In CSS pixels, kept free for what loads later. */
export const endWidth = 312;

/** The containing block of the dropdowns, outside the scroller, so that scrolling does not clip them. */
export const line = style({ position: 'relative', blockSize: vars.height.nav, paddingInlineEnd: `${endWidth}px` });

export const list = style({
  display: 'flex',
  blockSize: '100%',
  marginInline: negative(vars.space[3]),
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space[8],
  scrollbarWidth: 'none',
});

/** Keeps its width where the line scrolls. */
export const place = style({ flex: 'none' });

export const item = style({ display: 'flex', flex: 'none', blockSize: '100%' });

export const link = style([
  colourTransition,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    font: vars.type.label,
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '12px',
      insetBlockEnd: 0,
      blockSize: '3px',
      borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
      background: 'transparent',
    },
    selectors: {
      '&:hover, &[aria-expanded="true"]': { color: vars.text.primary },
      '&[aria-current], &[aria-expanded="true"]': { color: vars.accent.text },
      '&[aria-current]': { fontWeight: 650 },
      '&[aria-current]::after, &[aria-expanded="true"]::after': { background: vars.accent.text },
      '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
    },
    '@media': {
      [from.xl]: { paddingInline: vars.space[3], '::after': { insetInline: '10px' } },
      'screen and (min-width: 1400px)': { paddingInline: vars.space[3], '::after': { insetInline: '12px' } },
    },
  },
]);

export const icon = style({
  display: 'none',
  flex: 'none',
  '@media': { 'screen and (min-width: 1400px)': { display: 'grid' } },
});

export const dropdown = style({ position: 'absolute', insetInline: 0, insetBlockStart: '100%', zIndex: 3 });

/** Dims the page without blocking pointer events: a click beside the menu reaches its target. */
export const scrim = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: 0,
  zIndex: -1,
  inlineSize: '100vw',
  blockSize: '100vh',
  transform: 'translateX(-50%)',
  background: vars.overlay.scrim,
  pointerEvents: 'none',
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Header of 64 px, three rows of 147, two gaps and the last line: constant height on all pages. */
export const gamePanel = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'min(608px, calc(100dvh - 160px))',
  border: `1px solid ${vars.border.default}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.lg,
  borderEndEndRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  font: vars.type.body,
  animation: `${rise} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: `${appear} 100ms` } },
});

export const vendorPanel = style([
  gamePanel,
  { blockSize: 'auto', minBlockSize: '180px', maxBlockSize: 'calc(100dvh - 160px)' },
]);
