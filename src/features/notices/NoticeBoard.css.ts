import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const tabs = style({
  display: 'flex',
  gap: '26px',
  marginBlock: '8px 20px',
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
  fontSize: '14.5px',
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
  gap: '14px 20px',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 316px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"main filters" "main further"',
    },
  },
});
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;
export const filters = style({ ...column, gap: '14px', '@media': { [from.lg]: { gridArea: 'filters' } } });
export const main = style({ ...column, gap: '12px', '@media': { [from.lg]: { gridArea: 'main' } } });
export const further = style({ ...column, '@media': { [from.lg]: { gridArea: 'further' } } });

export const card = style({
  ...cardStyle,
  margin: 0,
  padding: '4px 24px',
  listStyle: 'none',
  '@media': { [below.md]: { padding: '2px 14px' } },
});
export const notice = style({
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const heading = style({ margin: 0, font: 'inherit' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  inlineSize: '100%',
  minBlockSize: '64px',
  padding: '10px 0',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
export const sign = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
  '@media': { [below.md]: { display: 'none' } },
});
export const words = style({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0 });
export const title = style({
  color: vars.text.primary,
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const openTitle = style([title, { fontWeight: 700 }]);
export const dot = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineStart: '8px',
  borderRadius: '50%',
  background: vars.status.danger.text,
  verticalAlign: 'middle',
});
export const meta = style({ ...numericStyle, color: vars.text.tertiary, fontSize: '13px', lineHeight: 1.4 });
export const caret = style({ display: 'flex', flex: 'none', color: vars.text.tertiary });
export const body = style({
  paddingBlock: '2px 22px',
  paddingInlineStart: '56px',
  color: vars.text.secondary,
  fontSize: '14.5px',
  '@media': { [below.md]: { paddingInlineStart: 0 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
});
export const range = style({ ...numericStyle, color: vars.text.tertiary, fontSize: '13px' });
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  gap: '8px',
  minBlockSize: '64px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
  paddingInline: '14px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
  color: vars.text.tertiary,
  selectors: {
    '&:focus-within': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
  },
});
export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '42px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  font: vars.type.body,
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
  '@media': { [below.md]: { fontSize: '16px' } },
});

export const topics = style({
  ...cardStyle,
  padding: '18px 8px 10px',
  '@media': { [below.lg]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' } },
});
export const topicsTitle = style({
  ...titleStyle('h3'),
  margin: '0 10px 8px',
  '@media': { [below.lg]: { display: 'none' } },
});
export const topicList = style({
  display: 'grid',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below.lg]: {
      display: 'flex',
      gap: '8px',
      marginInline: '-16px',
      paddingInline: '16px',
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
  gap: '10px',
  minBlockSize: '44px',
  paddingInline: '10px',
  borderRadius: vars.radius.md,
  color: vars.text.primary,
  fontSize: '14.5px',
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.accent.text },
    '&[aria-current]': { background: vars.accent.subtle, color: vars.accent.text, fontWeight: 650 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [below.lg]: { paddingInline: '15px', border: `1px solid ${vars.border.default}`, borderRadius: vars.radius.chip },
  },
});
export const count = style({ ...numericStyle, color: 'inherit', fontSize: '13px' });

export const hint = style({
  ...cardStyle,
  display: 'flex',
  gap: '14px',
  padding: '18px',
  color: vars.text.primary,
});
export const hintLink = style([
  hint,
  { textDecoration: 'none', selectors: { '&:hover': { borderColor: vars.accent.outline }, '&:focus-visible': focusRing } },
]);
export const hintSign = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const hintWords = style({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const hintTitle = style({ fontSize: '15px', fontWeight: 650 });
export const hintText = style({ color: vars.text.secondary, fontSize: '14px', lineHeight: 1.5 });

/** Notices of one kind on the page that they are about. */
export const linked = style({ marginBlockStart: '32px' });
export const linkedTitle = style({ ...titleStyle('h3'), margin: '0 0 10px' });
export const linkedNotice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '60px',
  paddingBlock: '8px',
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
