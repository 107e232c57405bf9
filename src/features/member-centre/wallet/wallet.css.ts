import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], minInlineSize: 0 });
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
});
export const placeholder = style({ minBlockSize: '280px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const hero = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[6],
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
  '@media': { [below.md]: { padding: `${vars.space[5]} ${vars.space[4]}` } },
});
export const caption = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.size[3] });
export const total = style({
  ...numericStyle,
  margin: 0,
  fontSize: vars.size[8],
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[7] } },
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[7]}`, margin: 0 });
export const figureName = style({ fontSize: vars.size[2] });
export const figureValue = style({ ...numericStyle, margin: 0, fontSize: vars.size[5], fontWeight: 600 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
/** An action on the colours of the brand. */
export const outlined = style([
  colourTransition,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '40px',
    padding: `${vars.space[2]} ${vars.space[5]}`,
    border: '1px solid currentColor',
    borderRadius: vars.radius.button,
    background: 'transparent',
    color: 'inherit',
    font: vars.type.label,
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
    selectors: { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } },
    '@media': { [below.md]: { minBlockSize: '44px' } },
  },
]);
export const bar = style({
  display: 'flex',
  gap: vars.space[1],
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: 'color-mix(in srgb, currentColor 20%, transparent)',
});
export const part = style({ minInlineSize: '4px' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[2],
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const dot = style({ inlineSize: '8px', blockSize: '8px', borderRadius: '50%' });
/** Shades of the text on the brand's colours, from the largest share to the rest. */
export const shade = styleVariants({
  0: { background: 'currentColor' },
  1: { background: 'color-mix(in srgb, currentColor 75%, transparent)' },
  2: { background: 'color-mix(in srgb, currentColor 55%, transparent)' },
  3: { background: 'color-mix(in srgb, currentColor 38%, transparent)' },
});

export const form = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const ends = style({ position: 'relative', display: 'grid', gap: vars.space[2] });
export const fixed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '44px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: vars.size[3],
});
export const fixedName = style({ ...oneLine });
export const fixedSum = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
/** Vertical order of the two ends: the wallet that pays is above. */
export const end = styleVariants({ payer: { order: 1 }, receiver: { order: 3 } });
export const swap = style({
  order: 2,
  justifySelf: 'end',
  marginBlock: negative(vars.space[4]),
  marginInlineEnd: vars.space[7],
  zIndex: 1,
});
export const swapButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  padding: 0,
  border: `1px solid ${vars.border.default}`,
  borderRadius: '50%',
  background: vars.surface.base,
  color: vars.accent.text,
  cursor: 'pointer',
  transform: 'rotate(90deg)',
  ':hover': { borderColor: vars.border.strong },
  ':focus-visible': focusRing,
});
export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[2] });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const tileBase = {
  ...cardStyle,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
} as const;
export const tile = styleVariants({
  filled: [tileBase],
  empty: [{ ...tileBase, background: 'transparent', boxShadow: 'none' }],
});
export const tileName = style({
  ...oneLine,
  gridColumn: '1 / -1',
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 600,
});
export const tileSum = style({ ...numericStyle, color: vars.text.primary, fontSize: vars.size[4], fontWeight: 600 });
export const tileAction = style({
  minBlockSize: '32px',
  padding: `${vars.space[1]} 0`,
  border: 0,
  background: 'none',
  color: vars.accent.text,
  fontSize: vars.size[2],
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
  '@media': { [below.md]: { minBlockSize: '44px' } },
});
export const nothing = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3] });
export const route = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
