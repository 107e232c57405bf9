import { style } from '@vanilla-extract/css';
import { below, calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const carousel = style({ position: 'relative', borderRadius: 'inherit', overflow: 'hidden', isolation: 'isolate' });

/** Slides share one grid cell; the tallest sets the height, so there is no layout shift. */
export const slides = style({ display: 'grid', blockSize: '100%', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.duration.slow} ${vars.easing.standard}, visibility 0s ${vars.duration.slow}`,
  selectors: {
    '&[data-shown="true"]': {
      opacity: 1,
      visibility: 'visible',
      transition: `opacity ${vars.duration.slow} ${vars.easing.standard}`,
    },
  },
  '@media': { [calmMotion]: { transitionDuration: '100ms' } },
});

/** Overlays the slides; only its children receive pointer events. */
export const controls = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  padding: `0 ${vars.space[4]} ${vars.space[4]} 42px`,
  pointerEvents: 'none',
  '@media': { [below.md]: { justifyContent: 'flex-start', padding: `0 ${vars.space[3]}` } },
});

export const steps = style({
  display: 'flex',
  gap: vars.space[2],
  pointerEvents: 'auto',
  // Dots are small on a phone, but keep a full-size touch target.
  '@media': { [below.md]: { margin: `0 ${negative(vars.space[2])}`, transform: 'scale(.64)' } },
});

/** Hidden on phones, where users swipe. */
export const arrow = style({ display: 'flex', '@media': { [below.md]: { display: 'none' } } });

export const dots = style({
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'auto',
  blockSize: vars.control.md,
  '@media': { [below.md]: { blockSize: '44px' } },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '""',
    inlineSize: '14px',
    blockSize: '4px',
    borderRadius: '2px',
    background: vars.onHero.fg,
    opacity: 0.45,
    transition: `inline-size ${vars.duration.base}, opacity ${vars.duration.base}`,
  },
  selectors: {
    '&:hover::before': { opacity: 0.8 },
    '&[aria-current="true"]': { minInlineSize: '46px' },
    '&[aria-current="true"]::before': { inlineSize: '36px', background: vars.onHero.accent, opacity: 1 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-6px' },
  },
  '@media': {
    [below.md]: {
      minInlineSize: '24px',
      '::before': { inlineSize: '8px' },
      selectors: {
        '&[aria-current="true"]': { minInlineSize: '26px' },
        '&[aria-current="true"]::before': { inlineSize: '18px' },
      },
    },
    [calmMotion]: { '::before': { transition: 'none' } },
  },
});
