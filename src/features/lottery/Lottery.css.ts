import { style, styleVariants } from '@vanilla-extract/css';
import { brandBand } from '../../theme/brandBand.ts';
import { below, canHover, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';

export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  minBlockSize: '196px',
  padding: `${vars.space[6]} ${vars.space[7]}`,
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': {
    [below.md]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[4],
      padding: vars.space[5],
      borderRadius: vars.radius.lg,
    },
  },
});
export const stageWords = style({ position: 'relative', minInlineSize: 0, display: 'grid', gap: vars.space[2] });
export const overline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size[2],
  fontWeight: 600,
  lineHeight: 1.5,
});
export const title = style([
  titleStyle('h1'),
  { margin: 0, color: 'inherit', '@media': { [below.md]: { fontSize: vars.size[6], lineHeight: 1.3, letterSpacing: 0 } } },
]);
export const stageGame = style([
  { margin: `0 0 ${vars.space[1]}`, fontSize: vars.size[4], lineHeight: 1.5, overflowWrap: 'anywhere' },
  numericStyle,
  { fontFamily: 'inherit' },
]);

export const clock = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  minInlineSize: '220px',
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, black 26%, transparent)`,
  '@media': {
    [below.md]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      justifyItems: 'start',
      gap: `0 ${vars.space[3]}`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
    },
  },
});
export const clockLabel = style({ fontSize: vars.size[2], lineHeight: 1.5 });
export const clockTime = style({
  ...numericStyle,
  marginBlockEnd: vars.space[2],
  fontSize: vars.size[8],
  fontWeight: 700,
  lineHeight: 1.2,
  '@media': { [below.md]: { gridRow: 2, margin: 0, fontSize: vars.size[7] } },
});
/** The button beside label and time, on phones. */
export const clockAction = style({ '@media': { [below.md]: { gridColumn: 2, gridRow: '1 / span 2' } } });

export const tabs = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `${vars.space[5]} ${negative(vars.space[1])} ${vars.space[6]}`,
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': {
    [below.md]: {
      margin: `${vars.space[3]} ${negative(vars.space[4])} ${vars.space[4]}`,
      padding: `${vars.space[1]} ${vars.space[4]}`,
    },
  },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  padding: `0 ${vars.space[5]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  fontWeight: 650,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.primary, borderColor: vars.border.default },
    '&:focus-visible': focusRing,
    '&[aria-current]': { color: vars.accent.text, background: vars.accent.subtle, borderColor: vars.accent.text },
  },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[7],
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: vars.space[6] } },
});
export const column = style({ display: 'grid', gap: vars.space[7], minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: vars.space.gridGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const placeholder = style({ blockSize: '176px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const card = style([
  colourTransition,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    blockSize: '100%',
    padding: vars.space[4],
    boxSizing: 'border-box',
    ...cardStyle,
    color: vars.text.primary,
    position: 'relative',
    selectors: { '&:focus-within': { borderColor: vars.accent.text } },
    '@media': {
      [canHover]: {
        selectors: { '&:hover': { borderColor: vars.accent.text, boxShadow: vars.shadow.md } },
      },
    },
  },
]);
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const picture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '52px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
});
export const cardWords = style({ flex: 'auto', display: 'grid', minInlineSize: 0 });
export const cardName = style([{ fontSize: vars.size[3], fontWeight: 650, color: vars.text.primary }, oneLine]);
export const cardLink = style([
  cardName,
  {
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing },
  },
]);
export const cardNote = style([
  { color: vars.text.tertiary },
  numericStyle,
  { fontFamily: 'inherit', fontSize: vars.size[2] },
  oneLine,
]);
export const cardDraw = style({ display: 'flex', alignItems: 'center', minBlockSize: '32px' });
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});
export const cardClock = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const cardTime = style([{ fontSize: vars.size[4], fontWeight: 700, color: vars.accent.text }, numericStyle]);

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-old]': { filter: 'grayscale(1)' } },
});
const ball = style({
  ...numericStyle,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '30px',
  blockSize: '30px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  fontSize: vars.size[2],
  fontWeight: 700,
  lineHeight: 1,
  selectors: { '&[data-long]': { paddingInline: vars.space[3] } },
});
export const ballOn = styleVariants({
  page: [ball, { background: vars.accent.subtle, color: vars.accent.text }],
  media: [ball, { background: 'color-mix(in srgb, black 26%, transparent)', color: vars.text.onMedia }],
});

export const moreBalls = style([
  {
    // Above the link that covers a card.
    position: 'relative',
    minInlineSize: '32px',
    minBlockSize: '30px',
    padding: `0 ${vars.space[2]}`,
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: 'inherit',
    fontSize: vars.size[2],
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:hover': { background: vars.overlay.hover } },
  },
  numericStyle,
]);

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '260px',
  minBlockSize: '52px',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} ${vars.space[2]}`,
  boxSizing: 'border-box',
  ...cardStyle,
  borderRadius: vars.radius.md,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.accent.text }, '&:focus-visible': focusRing },
});
export const chipPicture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.surface.raised,
});
export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '52px',
  padding: `0 ${vars.space[5]}`,
  ...cardStyle,
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text.primary, borderColor: vars.accent.text }, '&:focus-visible': focusRing },
});

export const opened = style({ minInlineSize: 0 });
export const openedCard = style({ ...cardStyle, overflow: 'hidden' });
export const openedWait = style({ blockSize: '320px' });
export const openedNote = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  margin: 0,
  padding: `${vars.space[6]} ${vars.space[5]}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  lineHeight: 1.5,
  textAlign: 'center',
});
export const openedList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const openedRow = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const openedHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});
