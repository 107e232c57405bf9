import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, calmMotion, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../../theme/textStyle.ts';

/** A second scrim over the panel; the whole screen on phones. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  overflow: 'auto',
  background: vars.overlay.scrim,
  '@media': { [below.md]: { padding: 0, placeItems: 'stretch' } },
});
export const panel = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '440px',
  maxInlineSize: '100%',
  blockSize: '640px',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.lg,
  color: vars.text.onMedia,
  overflow: 'hidden',
  '@media': { [below.md]: { inlineSize: '100%', blockSize: '100dvh', maxBlockSize: 'none', borderRadius: 0 } },
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: '100%',
  padding: `${vars.space[7]} ${vars.space[6]} ${vars.space[6]}`,
  outline: 'none',
  overflowX: 'hidden',
  overflowY: 'auto',
  textAlign: 'center',
  '@media': {
    [below.md]: {
      padding: `calc(${vars.space[7]} + env(safe-area-inset-top, 0px)) ${vars.space[5]} calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
    },
  },
});
export const ground = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'fill' });

const fade = keyframes({ from: { opacity: 0 } });
const raysTurn = keyframes({
  from: { opacity: 0, transform: 'translate(-50%, -50%) rotate(-8deg) scale(0.7)' },
});
export const rays = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '42%',
  inlineSize: '1100px',
  maxInlineSize: 'none',
  transform: 'translate(-50%, -50%)',
  opacity: 0.16,
  pointerEvents: 'none',
  animation: `${raysTurn} 500ms ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

export const close = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(10px + env(safe-area-inset-top, 0px))',
  insetInlineEnd: '10px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineColor: 'currentColor' } },
});
export const head = style({ position: 'relative', display: 'grid', gap: vars.space[2], paddingInline: vars.space[7] });
export const overline = style({
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});
export const title = style({ ...titleStyle('h2'), margin: 0, fontSize: vars.size[7] });

/** The envelope takes the room that is left, and keeps its proportions. */
export const stage = style({
  position: 'relative',
  flex: '1 1 140px',
  minBlockSize: '140px',
  marginBlock: `${vars.space[2]} ${vars.space[1]}`,
});
export const envelope = style({
  position: 'absolute',
  inset: 0,
  marginInline: 'auto',
  blockSize: '100%',
  maxInlineSize: '100%',
  aspectRatio: '3 / 4',
});
const piece = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
const calm = { '@media': { [calmMotion]: { animation: 'none' } } } as const;

const breathe = keyframes({ '50%': { transform: 'scale(1.02)' } });
const shake = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '20%': { transform: 'rotate(-5deg) translateX(-6px)' },
  '40%': { transform: 'rotate(5deg) translateX(6px)' },
  '60%': { transform: 'rotate(-4deg) translateX(-4px)' },
  '80%': { transform: 'rotate(3deg) translateX(3px)' },
});
/** Movement of the whole envelope in a step. */
export const moving = styleVariants({
  still: {},
  breathing: [{ animation: `${breathe} 900ms ease-in-out infinite` }, calm],
  shaking: [{ animation: `${shake} 240ms linear` }, calm],
});

const foldUp = keyframes({ to: { transform: 'scaleY(0)' } });
const unfold = keyframes({ from: { transform: 'scaleY(0)' } });
const seal = keyframes({ to: { opacity: 0, transform: 'translateY(-14%) scale(0.6)' } });
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(34%) scale(0.55)' },
  '60%': { opacity: 1, transform: 'translateY(-9%) scale(1.06)' },
});
/** Pieces of the envelope, from the back to the front. */
export const pieces = styleVariants({
  plain: [piece],
  /** The closed flap folds up around its upper edge, in the first half of the step. */
  folding: [piece, { transformOrigin: '50% 15%', animation: `${foldUp} 150ms ease-in both` }, calm],
  unfolding: [piece, { transformOrigin: '50% 16%', animation: `${unfold} 150ms 150ms ease-out backwards` }, calm],
  leaving: [piece, { animation: `${seal} 180ms ease-in both` }, calm],
  rising: [piece, { transformOrigin: '50% 45%', animation: `${rise} 500ms ${vars.easing.enter} backwards` }, calm],
});

export const foot = style({ position: 'relative', display: 'grid', gap: vars.space[3] });
/** Room for the longest of its texts, so that the button stays where it is. */
export const words = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[1],
  minBlockSize: '92px',
  fontSize: vars.size[3],
  lineHeight: 1.5,
});
export const line = style({ margin: 0 });
export const sum = style({
  ...numericStyle,
  margin: 0,
  fontSize: `clamp(${vars.size[6]}, 8vw, ${vars.size[8]})`,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const shown = style({
  display: 'grid',
  gap: vars.space[1],
  animation: `${fade} 240ms ease-out`,
  '@media': { [calmMotion]: { animation: 'none' } },
});
export const failed = style({ margin: 0, fontWeight: 600 });
/** Room for a row in every step, so that the envelope keeps its size. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space[3]}`,
  minBlockSize: '32px',
  '@media': { [below.md]: { minBlockSize: '44px', gap: 0 } },
});
export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '32px',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  font: vars.type.label,
  fontSize: vars.size[3],
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, outlineColor: 'currentColor' },
  },
  '@media': { [below.md]: { minBlockSize: '44px' } },
});
