import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const tabs = style({
  display: 'flex',
  gap: '26px',
  margin: '0 0 18px',
  padding: 0,
  boxShadow: `inset 0 -1px 0 ${vars.border.default}`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderBlockEnd: '2px solid transparent',
  color: vars.text.secondary,
  fontSize: '14px',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current]': { borderBlockEndColor: vars.accent.text, color: vars.accent.text, fontWeight: 650 },
  },
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  marginBlockEnd: '28px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 31%)' } },
});
export const topAlone = style({ marginBlockEnd: '28px' });
export const lead = style({
  ...cardStyle,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.text.primary,
});
export const leadArt = style({
  position: 'relative',
  blockSize: '286px',
  overflow: 'hidden',
  background: vars.gradient.brand,
  '@media': { [below.md]: { blockSize: 'auto', aspectRatio: '2.2' } },
});
export const leadBusy = style({ blockSize: '320px' });
export const leadBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '22px 26px 26px',
  '@media': { [below.md]: { padding: '14px 16px 18px' } },
});
export const meta = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  color: vars.text.secondary,
  fontSize: '13px',
});
export const leadTitle = style({
  ...titleStyle('h2'),
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { font: vars.type.h3 } },
});
export const leadText = style({ margin: 0, color: vars.text.secondary, fontSize: '15px', lineHeight: 1.6 });
/** The button says what the title does; on phones the whole card is the link. */
export const leadAct = style({ paddingBlockStart: '6px', '@media': { [below.md]: { display: 'none' } } });
/** Its area is the whole card. */
const wholeCard = {
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.accent.text },
    '&:focus-visible': focusRing,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
} as const;
export const link = style(wholeCard);

export const latest = style({
  ...cardStyle,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '20px 22px',
  color: vars.text.primary,
  '@media': { [below.lg]: { display: 'none' } },
});
export const latestTitle = style({ ...titleStyle('h3'), margin: '0 0 6px' });
export const latestList = style({ flex: 1, margin: 0, padding: 0, listStyle: 'none' });
export const latestItem = style({
  paddingBlock: '10px 12px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const latestLink = style({
  display: 'block',
  paddingBlock: '4px 2px',
  color: vars.text.primary,
  fontSize: '14.5px',
  fontWeight: 600,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '6px',
  minBlockSize: '44px',
  color: vars.accent.text,
  fontSize: '14px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  marginBlockEnd: '12px',
});
export const listTitle = style({ ...titleStyle('h2'), margin: 0 });
export const search = style({ flex: '0 1 300px', '@media': { [below.md]: { flexBasis: '100%' } } });
export const searchForm = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: vars.control.md,
  paddingInline: '14px 4px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
  color: vars.text.tertiary,
  selectors: { '&:focus-within': { borderColor: vars.focus.ring, ...focusRing, outlineOffset: '0' } },
  '@media': { [below.md]: { minBlockSize: '44px' } },
});
export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '40px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  font: vars.type.body,
  appearance: 'none',
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  '@media': { [below.md]: { blockSize: '44px', fontSize: '16px' } },
});
export const topics = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minInlineSize: 0,
  marginBlockEnd: '16px',
  '@media': {
    [below.md]: {
      flexWrap: 'nowrap',
      marginInline: '-16px',
      paddingInline: '16px',
      paddingBlock: '3px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const topic = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: '36px',
  paddingInline: '15px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.secondary,
  fontSize: '14px',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [below.md]: { minBlockSize: '44px' } },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[data-checked]': { borderColor: 'transparent', background: vars.accent.subtle, color: vars.accent.text, fontWeight: 650 },
    '&:has(:focus-visible)': focusRing,
  },
});
export const topicInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const item = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  ...cardStyle,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '16px',
  minInlineSize: 0,
  padding: '14px',
  color: vars.text.primary,
});
export const cardBusy = style({ ...cardStyle, display: 'grid', gap: '10px', minBlockSize: '124px', padding: '20px' });
export const cardArt = style({
  position: 'relative',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.gradient.brand,
});
/** The subject of a wide picture stands at its end; its start is left for words. */
globalStyle(`${cardArt} img`, { objectPosition: '80% 50%' });
export const plainArt = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: vars.text.onMedia,
});
export const cardBody = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const cardTopic = style({ margin: 0, color: vars.accent.text, fontSize: '12.5px', fontWeight: 600 });
export const cardTitle = style({
  margin: 0,
  fontSize: '15.5px',
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const cardLink = style(wholeCard);
export const cardMeta = style({
  ...numericStyle,
  margin: 'auto 0 0',
  paddingBlockStart: '6px',
  color: vars.text.secondary,
  fontSize: '13px',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  minBlockSize: '44px',
  marginBlockStart: '14px',
});
export const count = style({ ...numericStyle, margin: 0, color: vars.text.secondary, fontSize: '13px' });
