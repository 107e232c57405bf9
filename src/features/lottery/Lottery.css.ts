import { style, styleVariants } from '@vanilla-extract/css';
import { brandBand } from '../../theme/brandBand.ts';
import { below, canHover, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';

export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  minBlockSize: '196px',
  padding: '24px 36px',
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': {
    [below.md]: { flexDirection: 'column', alignItems: 'stretch', gap: '16px', padding: '18px', borderRadius: vars.radius.lg },
  },
});
export const stageWords = style({ position: 'relative', minInlineSize: 0, display: 'grid', gap: '6px' });
export const overline = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  margin: 0,
  fontSize: '13px',
  fontWeight: 600,
  lineHeight: 1.5,
});
export const title = style([
  titleStyle('h1'),
  { margin: 0, color: 'inherit', '@media': { [below.md]: { fontSize: '22px', lineHeight: 1.3, letterSpacing: 0 } } },
]);
export const stageGame = style([
  { margin: '0 0 4px', fontSize: '15px', lineHeight: 1.5, overflowWrap: 'anywhere' },
  numericStyle,
  { fontFamily: 'inherit' },
]);

export const clock = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  minInlineSize: '220px',
  padding: '16px 20px 20px',
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, black 26%, transparent)`,
  '@media': {
    [below.md]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      justifyItems: 'start',
      gap: '0 12px',
      padding: '12px 14px',
    },
  },
});
export const clockLabel = style({ fontSize: '13px', lineHeight: 1.5 });
export const clockTime = style({
  ...numericStyle,
  marginBlockEnd: '8px',
  fontSize: '38px',
  fontWeight: 700,
  lineHeight: 1.2,
  '@media': { [below.md]: { gridRow: 2, margin: 0, fontSize: '28px' } },
});
/** The button beside label and time, on phones. */
export const clockAction = style({ '@media': { [below.md]: { gridColumn: 2, gridRow: '1 / span 2' } } });

export const tabs = style({
  display: 'flex',
  gap: '8px',
  margin: '18px -4px 22px',
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [below.md]: { margin: '10px -16px 14px', padding: '4px 16px' } },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  padding: '0 18px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: '14px',
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
  gap: '32px',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: '28px' } },
});
export const column = style({ display: 'grid', gap: '32px', minInlineSize: 0 });

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
    gap: '12px',
    blockSize: '100%',
    padding: '14px',
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
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: '12px', minInlineSize: 0 });
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
export const cardName = style([{ fontSize: '14.5px', fontWeight: 650, color: vars.text.primary }, oneLine]);
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
  { fontFamily: 'inherit', fontSize: '12.5px' },
  oneLine,
]);
export const cardDraw = style({ display: 'flex', alignItems: 'center', minBlockSize: '32px' });
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlockStart: 'auto',
  paddingBlockStart: '10px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: '12.5px',
  lineHeight: 1.5,
});
export const cardClock = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const cardTime = style([{ fontSize: '15px', fontWeight: 700, color: vars.accent.text }, numericStyle]);

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '5px',
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
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  fontSize: '13px',
  fontWeight: 700,
  lineHeight: 1,
  selectors: { '&[data-long]': { paddingInline: '10px' } },
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
    padding: '0 6px',
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: 'inherit',
    fontSize: '12.5px',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:hover': { background: vars.overlay.hover } },
  },
  numericStyle,
]);

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', margin: 0, padding: 0, listStyle: 'none' });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  maxInlineSize: '260px',
  minBlockSize: '52px',
  padding: '5px 16px 5px 6px',
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
  padding: '0 18px',
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
  gap: '12px',
  margin: 0,
  padding: '28px 20px',
  color: vars.text.secondary,
  fontSize: '14px',
  lineHeight: 1.5,
  textAlign: 'center',
});
export const openedList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const openedRow = style({
  display: 'grid',
  gap: '6px',
  padding: '12px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const openedHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '10px',
  minInlineSize: 0,
});
