import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowBars } from '../../theme/measures.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `0 0 ${vars.space[2]}`,
  padding: 0,
  color: vars.text.tertiary,
  listStyle: 'none',
});
globalStyle(`${path} > li`, { display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineEnd: vars.space[2] });
export const pathLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.text.secondary,
  fontSize: vars.size[3],
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});

/** The text column and, where there is room, the table of contents beside it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'center',
  gap: `0 ${vars.space[9]}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 720px) 248px' } },
});
export const layoutAlone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  justifyContent: 'center',
});
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
});
export const head = style({ display: 'grid', gap: vars.space[2], color: vars.text.primary });
export const topic = style({ margin: 0, color: vars.accent.text, fontSize: vars.size[3], fontWeight: 650 });
export const title = style({ ...titleStyle('h1'), margin: 0, overflowWrap: 'anywhere' });
export const summary = style({
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[5],
  lineHeight: 1.6,
  textWrap: 'pretty',
});
export const meta = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  margin: `${vars.space[1]} 0 0`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const art = style({
  position: 'relative',
  aspectRatio: '948 / 420',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
});
export const text = style({ color: vars.text.primary, fontSize: vars.size[4] });
globalStyle(`${text} h2`, { ...titleStyle('h3'), marginBlock: '1.5em 0.5em', scrollMarginBlockStart: belowBars });
globalStyle(`${text} a`, { color: vars.accent.text });
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `3px solid ${vars.accent.outline}`,
  color: vars.text.secondary,
});

export const contents = style({
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: belowBars,
      alignSelf: 'start',
      maxBlockSize: 'calc(100vh - 190px)',
      overflowY: 'auto',
    },
    [below.lg]: { display: 'none' },
  },
});
export const contentsTitle = style({
  margin: `0 0 ${vars.space[2]}`,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 650,
});
export const contentsList = style({
  margin: 0,
  padding: 0,
  borderInlineStart: `2px solid ${vars.border.default}`,
  listStyle: 'none',
});
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  color: vars.text.secondary,
  fontSize: vars.size[3],
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.accent.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const neighbourBase = style({
  ...cardStyle,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minBlockSize: '44px',
  padding: vars.space[4],
  color: vars.text.primary,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.accent.outline }, '&:focus-visible': focusRing },
});
export const neighbour = styleVariants({
  start: [neighbourBase],
  end: [neighbourBase, { '@media': { [from.md]: { textAlign: 'end' } } }],
});
export const neighbourLabel = style({ color: vars.text.secondary, fontSize: vars.size[2] });
export const neighbourTitle = style({ fontSize: vars.size[4], fontWeight: 600, lineHeight: 1.45, overflowWrap: 'anywhere' });

export const related = style({ marginBlockStart: vars.space[7], color: vars.text.primary });
export const relatedTitle = style({ ...titleStyle('h2'), margin: `0 0 ${vars.space[4]}` });
export const relatedList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const relatedItem = style({ display: 'grid', minInlineSize: 0 });
