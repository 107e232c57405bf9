import { globalStyle, style } from '@vanilla-extract/css';
import { calmMotion, canHover } from '../../../theme/breakpoints.ts';
import { cardArt, cardArtEdge, cardPicture } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, oneLine } from '../../../theme/textStyle.ts';

export const card = style({ position: 'relative', minWidth: 0, height: '100%' });

export const play = style({
  display: 'block',
  width: '100%',
  margin: 0,
  padding: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.gameCard,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&:disabled': { cursor: 'not-allowed' } },
});

export const art = style({ ...cardArt, '::after': cardArtEdge });

export const picture = style([
  cardPicture(card),
  { selectors: { [`${play}:disabled &`]: { filter: 'grayscale(1)', transform: 'none' } } },
]);

export const name = style([
  { display: 'block', marginTop: vars.space[2], fontSize: vars.size[3], fontWeight: 600, color: vars.text.primary },
  oneLine,
]);
export const vendor = style([{ display: 'block', fontSize: vars.size[1], color: vars.text.tertiary }, oneLine]);

export const badges = style({
  position: 'absolute',
  insetInlineStart: '8px',
  top: '8px',
  display: 'flex',
  pointerEvents: 'none',
});

const shown = `${card}:is(:hover, :focus-within) &`;

/** Favourites always show the heart; other cards on hover or focus, and always on devices without hover. */
export const heart = style({
  position: 'absolute',
  insetInlineEnd: '6px',
  top: '6px',
  zIndex: 2,
  '@media': {
    [canHover]: {
      opacity: 0,
      transition: `opacity ${vars.duration.fast}`,
      selectors: { [shown]: { opacity: 1 }, '&[data-kept]': { opacity: 1 } },
    },
  },
});

/** The danger colour, lightened for contrast on the dark disc. */
globalStyle(`${heart}[data-kept] > button`, {
  color: `color-mix(in oklab, ${vars.status.danger.solid} 45%, ${vars.text.onMedia})`,
});
/** Smaller if always shown, so that it leaves room for the badge; the touch target keeps its size. */
globalStyle(`${heart} > button`, { '@media': { '(hover: none)': { inlineSize: '28px', blockSize: '28px' } } });
globalStyle(`${badges} svg`, { '@media': { 'screen and (max-width: 359.98px)': { display: 'none' } } });

/** Dark overlay, so that the play button is readable on any image. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.overlay.mediaFade,
  opacity: 0,
  transition: `opacity ${vars.duration.fast}`,
  selectors: { [`${play}:focus-visible &`]: { opacity: 1 } },
  '@media': {
    [canHover]: { selectors: { [shown]: { opacity: 1 } } },
    [calmMotion]: { transition: 'none' },
    '(hover: none)': { display: 'none' },
  },
});

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  width: 'min(124px, 84%)',
  minHeight: '38px',
  padding: `0 ${vars.space[3]}`,
  fontSize: vars.size[2],
  fontWeight: 700,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.button,
} as const;

export const playLook = style({ ...look, color: vars.action.onSolid, background: vars.gradient.accent });
export const aboveTrial = style({ transform: 'translateY(-24px)' });

/** As high as the image, whatever is below it. */
export const trialPlace = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 4',
  pointerEvents: 'none',
  '@media': { '(hover: none)': { position: 'static', display: 'block', aspectRatio: 'auto' } },
});

export const trial = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(124px, 84%)',
  minHeight: '44px',
  padding: 0,
  font: 'inherit',
  color: vars.text.onMedia,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.button,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [canHover]: {
      transform: 'translateY(24px)',
      opacity: 0,
      transition: `opacity ${vars.duration.fast}`,
      selectors: { [shown]: { opacity: 1 } },
    },
    [calmMotion]: { transition: 'none' },
    // Below the text, where it covers no image; full touch height with a small visible part.
    '(hover: none)': { placeItems: 'end stretch', width: '100%', marginTop: negative(vars.space[4]) },
  },
});

export const trialLook = style({
  ...look,
  width: '100%',
  border: `1px solid color-mix(in srgb, ${vars.text.onMedia} 55%, transparent)`,
  '@media': {
    '(hover: none)': {
      minHeight: '26px',
      padding: `0 ${vars.space[2]}`,
      fontSize: vars.size[1],
      fontWeight: 600,
      color: vars.accent.text,
      background: vars.accent.subtle,
      borderColor: 'transparent',
      borderRadius: vars.radius.chip,
    },
  },
});

export const resting = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  fontSize: vars.size[2],
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.text.onMedia,
  background: vars.overlay.mediaFade,
});
