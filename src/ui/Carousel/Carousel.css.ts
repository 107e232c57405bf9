import { style } from '@vanilla-extract/css';
import { below, calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const carousel = style({ position: 'relative', borderRadius: vars.radius.xl, overflow: 'hidden', isolation: 'isolate' });

/** Slides lie over each other; the highest makes the height, so nothing moves when they change. */
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

export const controls = style({
  position: 'absolute',
  insetBlockEnd: '14px',
  insetInlineEnd: '16px',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
});

/** Fingers swipe; there is no room for arrows on phones. */
export const steps = style({ display: 'flex', gap: '8px', '@media': { [below.md]: { display: 'none' } } });

export const dots = style({ display: 'flex', alignItems: 'center' });

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
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '4px',
    background: vars.text.onMedia,
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.45)',
    opacity: 0.6,
    transition: `inline-size ${vars.duration.base}, opacity ${vars.duration.base}`,
  },
  '@media': { [calmMotion]: { '::before': { transition: 'none' } } },
  selectors: {
    '&[aria-current="true"]::before': { inlineSize: '22px', opacity: 1 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-6px', outlineColor: vars.text.onMedia },
  },
});
