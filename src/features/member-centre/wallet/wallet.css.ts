import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', minInlineSize: 0 });
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
});
export const placeholder = style({ minBlockSize: '280px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const hero = style({
  display: 'grid',
  alignContent: 'start',
  gap: '18px',
  minInlineSize: 0,
  padding: '24px 28px',
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
  '@media': { [below.md]: { padding: '18px 16px' } },
});
export const caption = style({ display: 'flex', alignItems: 'center', gap: '8px', fontSize: '14px' });
export const total = style({
  ...numericStyle,
  margin: 0,
  fontSize: '40px',
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: '30px' } },
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 32px', margin: 0 });
export const figureName = style({ fontSize: '13px' });
export const figureValue = style({ ...numericStyle, margin: 0, fontSize: '17px', fontWeight: 600 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
/** An action on the colours of the brand. */
export const outlined = style([
  colourTransition,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '40px',
    padding: '6px 18px',
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
  gap: '2px',
  blockSize: '10px',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: 'color-mix(in srgb, currentColor 20%, transparent)',
});
export const part = style({ minInlineSize: '4px' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '13px',
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const dot = style({ inlineSize: '8px', blockSize: '8px', borderRadius: '50%' });
/** Shades of the text on the brand's colours, from the largest share to the rest. */
export const shade = styleVariants({
  0: { background: 'currentColor' },
  1: { background: 'color-mix(in srgb, currentColor 75%, transparent)' },
  2: { background: 'color-mix(in srgb, currentColor 55%, transparent)' },
  3: { background: 'color-mix(in srgb, currentColor 38%, transparent)' },
});

export const form = style({ display: 'grid', gap: '12px', minInlineSize: 0 });
export const ends = style({ position: 'relative', display: 'grid', gap: '8px' });
export const fixed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  padding: '6px 14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: '14px',
});
export const fixedName = style({ ...oneLine });
export const fixedSum = style({ ...numericStyle, color: vars.text.secondary, fontSize: '13px' });
/** Vertical order of the two ends: the wallet that pays is above. */
export const end = styleVariants({ payer: { order: 1 }, receiver: { order: 3 } });
export const swap = style({ order: 2, justifySelf: 'end', marginBlock: '-14px', marginInlineEnd: '40px', zIndex: 1 });
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
export const chips = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '8px' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '12px',
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
  gap: '10px',
  minInlineSize: 0,
  padding: '14px 16px',
} as const;
export const tile = styleVariants({
  filled: [tileBase],
  empty: [{ ...tileBase, background: 'transparent', boxShadow: 'none' }],
});
export const tileName = style({
  ...oneLine,
  gridColumn: '1 / -1',
  color: vars.text.primary,
  fontSize: '14px',
  fontWeight: 600,
});
export const tileSum = style({ ...numericStyle, color: vars.text.primary, fontSize: '15px', fontWeight: 600 });
export const tileAction = style({
  minBlockSize: '32px',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: vars.accent.text,
  fontSize: '13px',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
  '@media': { [below.md]: { minBlockSize: '44px' } },
});
export const nothing = style({ margin: 0, color: vars.text.secondary, fontSize: '14px' });
export const route = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
