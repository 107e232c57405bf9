import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const shimmer = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

/** Appears after 150 ms, so that fast loads do not flicker. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const base = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.border.subtle,
  animation: `${appear} 1ms 150ms both`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${vars.overlay.hover}, transparent)`,
    animation: `${shimmer} 1.4s infinite`,
  },
  '@media': { [calmMotion]: { '::after': { animation: 'none' } } },
});

export const shape = styleVariants({
  /** Fills its container. */
  block: [base, { inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' }],
  text: [base, { inlineSize: '100%', blockSize: '0.75em', marginBlock: '0.3em', borderRadius: vars.radius.sm }],
  textHalf: [base, { inlineSize: '55%', blockSize: '0.75em', marginBlock: '0.3em', borderRadius: vars.radius.sm }],
  circle: [base, { inlineSize: '100%', aspectRatio: '1', borderRadius: '50%' }],
});
