import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const title = style({ ...titleStyle('h2'), margin: `0 0 ${vars.space[4]}` });

export const band = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  marginBlockEnd: vars.space[5],
  padding: `${vars.space[6]} ${vars.space[7]}`,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
  // A scrim, as the gradient of a brand may be light.
  '::before': { content: '""', position: 'absolute', inset: 0, background: vars.overlay.scrim },
  '@media': {
    [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${vars.space[5]} ${vars.space[6]}` },
    [below.md]: { padding: `${vars.space[5]} ${vars.space[4]}` },
  },
});
export const own = style({ position: 'relative', display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const bandLabel = style({
  justifySelf: 'start',
  color: 'inherit',
  fontSize: vars.size[3],
  lineHeight: 1.5,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { selectors: { 'a&': { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } } } },
});
export const bandTitle = style({ fontSize: vars.size[5], fontWeight: 650, lineHeight: 1.4 });
export const bandNote = style({ fontSize: vars.size[2], lineHeight: 1.5 });
export const bandAct = style({ display: 'flex', marginBlockStart: vars.space[2] });
export const balance = style({
  ...numericStyle,
  minInlineSize: '160px',
  fontSize: vars.size[9],
  fontWeight: 700,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[8] } },
});
export const earning = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const value = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: '84px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  border: `1px solid color-mix(in srgb, ${vars.text.onMedia} 32%, transparent)`,
  fontSize: vars.size[2],
  lineHeight: 1.4,
});
export const valueNumber = style({ ...numericStyle, fontSize: vars.size[5], fontWeight: 700 });
export const bandArt = style({
  position: 'relative',
  display: 'block',
  inlineSize: '240px',
  blockSize: 'auto',
  '@media': { [below.lg]: { display: 'none' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
});
/** The tab says it to the eye. */
export const tabTitle = style({ position: 'absolute', margin: 0 });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  minInlineSize: 0,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.gridGap },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  ...cardStyle,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.text.primary,
});
export const art = style({
  position: 'relative',
  display: 'block',
  blockSize: '196px',
  overflow: 'hidden',
  background: vars.surface.raised,
  '@media': { [below.md]: { blockSize: '140px' } },
});
export const symbol = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const stock = style({
  ...numericStyle,
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineStart: '10px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.badge,
  background: vars.surface.base,
  color: vars.text.primary,
  fontSize: vars.size[1],
  fontWeight: 600,
  lineHeight: 1.5,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[4],
  '@media': { [below.md]: { padding: vars.space[3] } },
});
export const name = style({ margin: 0, fontSize: vars.size[4], fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: `0 0 ${vars.space[2]}`,
});
export const coin = style({ display: 'inline-flex', color: vars.reward.text });
export const points = style({ ...numericStyle, fontSize: vars.size[5], fontWeight: 700, lineHeight: 1.4 });
export const amount = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
export const act = style({ display: 'grid', marginBlockStart: 'auto' });
export const foot = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  color: vars.text.secondary,
  fontSize: vars.size[2],
});
