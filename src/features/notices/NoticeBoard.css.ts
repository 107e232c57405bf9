import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const tabs = style({
  display: 'flex',
  gap: vars.space[6],
  marginBlock: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '48px',
  borderBlockEnd: '2px solid transparent',
  color: vars.text.secondary,
  fontSize: vars.size[3],
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current]': { color: vars.accent.text, borderBlockEndColor: vars.accent.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 316px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"main filters" "main further"',
    },
  },
});
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;
export const filters = style({ ...column, gap: vars.space[4], '@media': { [from.lg]: { gridArea: 'filters' } } });
export const main = style({ ...column, gap: vars.space[3], '@media': { [from.lg]: { gridArea: 'main' } } });
export const further = style({ ...column, '@media': { [from.lg]: { gridArea: 'further' } } });

export const card = style({
  ...cardStyle,
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[6]}`,
  listStyle: 'none',
  '@media': { [below.md]: { padding: `${vars.space[1]} ${vars.space[4]}` } },
});
export const notice = style({
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const heading = style({ margin: 0, font: 'inherit' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  minBlockSize: '64px',
  padding: `${vars.space[3]} 0`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
const signSize = '40px';
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: signSize,
  blockSize: signSize,
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
  '@media': { [below.md]: { display: 'none' } },
});
export const words = style({ display: 'grid', flex: 1, gap: vars.space[1], minInlineSize: 0 });
export const title = style({
  color: vars.text.primary,
  fontSize: vars.size[4],
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const openTitle = style([title, { fontWeight: 700 }]);
export const dot = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineStart: vars.space[2],
  borderRadius: '50%',
  background: vars.status.danger.text,
  verticalAlign: 'middle',
});
export const meta = style({ ...numericStyle, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.4 });
export const caret = style({ display: 'flex', flex: 'none', color: vars.text.tertiary });
export const body = style({
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
  paddingInlineStart: `calc(${signSize} + ${vars.space[4]})`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  '@media': { [below.md]: { paddingInlineStart: 0 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const range = style({ ...numericStyle, color: vars.text.tertiary, fontSize: vars.size[2] });
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '64px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const topics = style({
  ...cardStyle,
  padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[3]}`,
  '@media': { [below.lg]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
});
export const topicsTitle = style({
  ...titleStyle('h3'),
  margin: `0 ${vars.space[3]} ${vars.space[2]}`,
  '@media': { [below.lg]: { display: 'none' } },
});
export const topicList = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below.lg]: {
      display: 'flex',
      gap: vars.space[2],
      marginInline: negative(vars.space[4]),
      paddingInline: vars.space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const topicItem = style({ flex: 'none' });
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.accent.text },
    '&[aria-current]': { background: vars.accent.subtle, color: vars.accent.text, fontWeight: 650 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [below.lg]: { paddingInline: vars.space[4], border: `1px solid ${vars.border.default}`, borderRadius: vars.radius.chip },
  },
});
export const count = style({ ...numericStyle, color: 'inherit', fontSize: vars.size[2] });

export const hint = style({
  ...cardStyle,
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[5],
  color: vars.text.primary,
});
export const hintLink = style([
  hint,
  { textDecoration: 'none', selectors: { '&:hover': { borderColor: vars.accent.outline }, '&:focus-visible': focusRing } },
]);
export const hintSign = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const hintWords = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const hintTitle = style({ fontSize: vars.size[4], fontWeight: 650 });
export const hintText = style({ color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });

/** Notices of one kind on the page that they are about. */
export const linked = style({ marginBlockStart: vars.space[7] });
export const linkedTitle = style({ ...titleStyle('h3'), margin: `0 0 ${vars.space[3]}` });
export const linkedNotice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '60px',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
