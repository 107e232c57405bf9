import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const tabs = style({
  display: 'flex',
  gap: vars.space[6],
  margin: `0 0 ${vars.space[5]}`,
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
  fontSize: vars.size[3],
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
  gap: vars.space[5],
  marginBlockEnd: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 31%)' } },
});
export const topAlone = style({ marginBlockEnd: vars.space[6] });
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
  gap: vars.space[2],
  padding: vars.space[6],
  '@media': { [below.md]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[5]}` } },
});
export const meta = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[2],
});
export const leadTitle = style({
  ...titleStyle('h2'),
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { font: vars.type.h3 } },
});
export const leadText = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[4], lineHeight: 1.6 });
/** The button says what the title does; on phones the whole card is the link. */
export const leadAct = style({ paddingBlockStart: vars.space[2], '@media': { [below.md]: { display: 'none' } } });
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
  padding: `${vars.space[5]} ${vars.space[6]}`,
  color: vars.text.primary,
  '@media': { [below.lg]: { display: 'none' } },
});
export const latestTitle = style({ ...titleStyle('h3'), margin: `0 0 ${vars.space[2]}` });
export const latestList = style({ flex: 1, margin: 0, padding: 0, listStyle: 'none' });
export const latestItem = style({
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const latestLink = style({
  display: 'block',
  paddingBlock: vars.space[1],
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 600,
  lineHeight: 1.45,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[2],
  minBlockSize: '44px',
  color: vars.accent.text,
  fontSize: vars.size[3],
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[3],
});
export const listTitle = style({ ...titleStyle('h2'), margin: 0 });
export const search = style({ flex: '0 1 300px', '@media': { [below.md]: { flexBasis: '100%' } } });

export const topics = style({ marginBlockEnd: vars.space[4] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const item = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  ...cardStyle,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[4],
  color: vars.text.primary,
});
export const cardBusy = style({
  ...cardStyle,
  display: 'grid',
  gap: vars.space[3],
  minBlockSize: '124px',
  padding: vars.space[5],
});
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
export const cardBody = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });
export const cardTopic = style({ margin: 0, color: vars.accent.text, fontSize: vars.size[2], fontWeight: 600 });
export const cardTitle = style({
  margin: 0,
  fontSize: vars.size[4],
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const cardLink = style(wholeCard);
export const cardMeta = style({
  ...numericStyle,
  margin: 'auto 0 0',
  paddingBlockStart: vars.space[2],
  color: vars.text.secondary,
  fontSize: vars.size[2],
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  minBlockSize: '44px',
  marginBlockStart: vars.space[4],
});
export const count = style({ ...numericStyle, margin: 0, color: vars.text.secondary, fontSize: vars.size[2] });
