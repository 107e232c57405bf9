import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
export const title = style({ ...titleStyle('h2'), margin: 0 });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
});

/** Five choices, which scroll sideways where they do not fit. */
export const shows = style({ minInlineSize: 0, maxInlineSize: '100%', overflowX: 'auto', scrollbarWidth: 'none' });
export const wholeWidth = style({ inlineSize: 'max-content' });
export const spans = style({ flexBasis: '100%', minInlineSize: 0 });

/** Promotions that wait for the member, repeated above the list. */
export const waiting = style({
  ...cardStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[5],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderColor: vars.reward.solid,
  color: vars.text.primary,
  '@media': { [below.md]: { padding: vars.space[4] } },
});
export const waitingIcon = style({ display: 'inline-flex', flex: 'none', color: vars.reward.text });
export const waitingWords = style({ display: 'grid', flex: '1 1 240px', gap: vars.space[1], minInlineSize: 0 });
export const waitingTitle = style({ margin: 0, fontSize: vars.size[5], fontWeight: 650, lineHeight: 1.4 });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const item = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  ...cardStyle,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.text.primary,
});
/** On phones a link with its art beside its words. */
export const compactCard = style([
  card,
  { '@media': { [below.md]: { gridTemplateColumns: '112px minmax(0, 1fr)', gridTemplateRows: 'auto' } } },
]);
const inCompact = `${compactCard} &`;
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text } },
  '@media': { [below.md]: { selectors: { [`${inCompact}::after`]: { content: '""', position: 'absolute', inset: 0 } } } },
});
const art = style({
  position: 'relative',
  blockSize: '172px',
  overflow: 'hidden',
  background: vars.gradient.brand,
  '@media': { [below.md]: { selectors: { [inCompact]: { blockSize: '100%', minBlockSize: '104px' } } } },
});
/** Art of a promotion: one that has ended loses its colour, never the contrast of its text. */
export const artOf = styleVariants({ open: [art], over: [art, { filter: 'grayscale(1)' }] });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
  '@media': {
    [below.md]: { selectors: { [inCompact]: { gap: vars.space[1], padding: `${vars.space[3]} ${vars.space[4]}` } } },
  },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const period = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
export const name = style({
  ...titleStyle('h3'),
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.size[5],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const meaningOf = styleVariants({
  plain: { margin: 0, fontSize: vars.size[3], fontWeight: 600, lineHeight: 1.5 },
  reward: { margin: 0, color: vars.reward.text, fontSize: vars.size[3], fontWeight: 650, lineHeight: 1.5 },
  danger: { margin: 0, color: vars.status.danger.text, fontSize: vars.size[3], fontWeight: 600, lineHeight: 1.5 },
});
const hiddenInCompact = { '@media': { [below.md]: { selectors: { [inCompact]: { display: 'none' } } } } } as const;
export const note = style({
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  ...hiddenInCompact,
});
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  ...hiddenInCompact,
});
export const help = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minBlockSize: '240px',
  padding: vars.space[6],
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.lg,
  textAlign: 'center',
});
export const helpIcon = style({ color: vars.accent.text });
