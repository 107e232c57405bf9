import { keyframes, style } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

/** Moves by exactly one copy, so that the loop is seamless. */
const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const ticker = style({
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, black 32px, black calc(100% - 32px), transparent)',
  '@media': { [calmMotion]: { overflowX: 'auto' } },
  selectors: { '&:focus-visible': focusRing },
});

export const band = style({
  display: 'flex',
  inlineSize: 'max-content',
  animation: `${run} linear infinite`,
  selectors: {
    [`${ticker}:hover &, ${ticker}:focus-within &, ${ticker}:focus &`]: { animationPlayState: 'paused' },
    '&[data-measured="false"]': { animationPlayState: 'paused' },
  },
  '@media': { [calmMotion]: { animation: 'none' } },
});

export const copy = style({ display: 'flex', flex: 'none', margin: 0, padding: 0, listStyle: 'none' });

/** Hidden under reduced motion: nothing moves, so the copy would be a duplicate. */
export const echo = style([copy, { '@media': { [calmMotion]: { display: 'none' } } }]);

export const entry = style({ flex: 'none', paddingInlineEnd: vars.space[6] });
