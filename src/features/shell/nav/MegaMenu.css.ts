import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '218px minmax(0, 1fr)',
  blockSize: '100%',
  '@media': { [from.xl]: { gridTemplateColumns: '258px minmax(0, 1fr)' } },
});

export const alone = style({ display: 'flex', flexDirection: 'column' });

export const overline = style({
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[3]}`,
  color: vars.text.tertiary,
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
});

export const vendors = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
  scrollbarWidth: 'thin',
});

export const vendorList = style({ display: 'grid' });

export const vendor = style([
  colourTransition,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '44px',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.md,
    color: vars.text.secondary,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.text.primary },
      '&[data-current]': { background: vars.accent.subtle, color: vars.accent.text },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
  },
]);

export const vendorLogo = style({ flex: 'auto', minInlineSize: 0 });

export const vendorTiles = style({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}`, overflowY: 'auto' });

export const tileList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: vars.space[3],
});

export const tile = style([
  vendor,
  {
    minBlockSize: '64px',
    paddingInline: vars.space[5],
    border: `1px solid ${vars.border.subtle}`,
    background: vars.surface.raised,
    selectors: { '&:hover': { borderColor: vars.accent.text, color: vars.accent.text } },
  },
]);

export const games = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[4]}`,
});

export const gamesBody = style({ display: 'flex', flexDirection: 'column', flex: 'auto', minBlockSize: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], marginBlockEnd: vars.space[4] });

export const title = style([titleStyle('h3'), { ...oneLine, margin: 0, minInlineSize: 0 }]);

export const count = style({
  ...numericStyle,
  flex: 'auto',
  paddingInlineStart: vars.space[2],
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  whiteSpace: 'nowrap',
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '220px',
  minInlineSize: '120px',
  blockSize: vars.control.sm,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.sunken,
  color: vars.text.tertiary,
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
  },
});

export const searchInput = style({
  flex: 'auto',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  font: vars.type.body,
  fontSize: vars.size[3],
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
});

export const position = style({
  ...numericStyle,
  paddingInline: vars.space[2],
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  whiteSpace: 'nowrap',
});

export const grid = style({
  display: 'grid',
  flex: 'auto',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  minBlockSize: 0,
});

export const wideGrid = style([grid, { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }]);

/** One or two rows for a small vendor; the content below takes the remaining height. */
export const fewGrid = styleVariants({
  1: [wideGrid, { flex: '3 1 0', gridTemplateRows: 'minmax(0, 1fr)' }],
  2: [wideGrid, { flex: '6 1 0', gridTemplateRows: 'repeat(2, minmax(0, 1fr))' }],
});

const belowGrid = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, marginBlockStart: vars.space[5] });
export const more = styleVariants({ 1: [belowGrid, { flex: '7 1 0' }], 2: [belowGrid, { flex: '4 1 0' }] });
export const moreTitle = style([overline, { padding: `0 0 ${vars.space[3]}` }]);
export const moreGrid = styleVariants({
  1: [wideGrid, { gridTemplateRows: 'repeat(2, minmax(0, 1fr))' }],
  2: [wideGrid, { gridTemplateRows: 'minmax(0, 1fr)' }],
});

export const cell = style({ display: 'flex', minInlineSize: 0, minBlockSize: 0 });

export const game = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minInlineSize: 0,
  color: vars.text.primary,
  textDecoration: 'none',
  outline: 'none',
});

export const art = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 0',
  minBlockSize: '64px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  selectors: {
    [`${game}:focus-visible &`]: focusRing,
    [`${game}:hover &`]: { outline: `2px solid ${vars.accent.text}`, outlineOffset: '2px' },
  },
});

export const hot = style({ position: 'absolute', insetBlockStart: '6px', insetInlineStart: '6px' });

/** Crops the title in the lower quarter of the image. */
globalStyle(`${art} img`, { objectPosition: '50% 6%' });

export const gameName = style({
  ...oneLine,
  display: 'block',
  flex: 'none',
  marginBlockStart: vars.space[1],
  fontSize: vars.size[2],
  fontWeight: 550,
});

export const message = style({ display: 'grid', flex: 'auto', placeItems: 'center' });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const aloneFoot = style({ padding: `0 ${vars.space[6]} ${vars.space[4]}` });

export const hint = style({ color: vars.text.tertiary, fontSize: vars.size[2] });
