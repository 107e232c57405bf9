import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hero, words } from './Hero.css.ts';

/** Rays behind the images, in the text colour, so that they suit light and dark heroes. */
export const plain = style([
  hero,
  {
    isolation: 'isolate',
    color: vars.onHero.fg,
    '::before': {
      content: '',
      position: 'absolute',
      inset: '-60% -20%',
      zIndex: -1,
      background: `repeating-conic-gradient(from 4deg at 74% 52%, color-mix(in srgb, ${vars.onHero.fg} 7%, transparent) 0 9deg, transparent 9deg 18deg)`,
      maskImage: 'radial-gradient(52% 80% at 74% 52%, black, transparent)',
    },
  },
]);

export const fan = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '6%',
  display: 'flex',
  alignItems: 'center',
  '@media': { [below.md]: { insetInlineEnd: '14px' } },
});

export const card = style({
  position: 'relative',
  width: '76px',
  aspectRatio: '3 / 4',
  marginInlineStart: '-36px',
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
  boxShadow: vars.shadow.lg,
  background: vars.surface.raised,
  selectors: {
    '&:nth-child(1)': { transform: 'translateY(10px) rotate(-11deg)' },
    '&:nth-child(2)': { transform: 'scale(1.16)', zIndex: 1 },
    '&:nth-child(3)': { transform: 'translateY(10px) rotate(11deg)' },
  },
  '@media': {
    [from.md]: { width: '150px', marginInlineStart: '-56px' },
    [from.lg]: { width: '104px', marginInlineStart: '-44px' },
    [from.xl]: { width: '172px', marginInlineStart: '-52px' },
  },
});

// Beside the aside the hero is narrow: the text keeps to its half.
globalStyle(`${plain} > ${words}`, { '@media': { [`${from.lg} and (max-width: 1279.98px)`]: { width: '52%' } } });
