import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  barRadius,
  fontSizes,
  hairline,
  negative,
  oneLine,
  radii,
  sizes,
  spaces,
  typeRole,
  width,
} from '../../theme/measures.ts';

const card = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const searchForm = style({ display: 'flex', alignItems: 'center', gap: spaces[2], flex: '0 1 460px' });
export const searchBox = style({ flex: 1, minInlineSize: 240 });

export const strip = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  overflow: 'hidden',
  margin: 0,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  padding: spaces[4],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  marginInlineStart: negative(hairline),
  minInlineSize: 0,
});
export const figureValue = style({
  margin: 0,
  fontSize: fontSizes[5],
  lineHeight: '24px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const figureDetail = style({ ...typeRole('meta'), margin: 0, color: vars.text.secondary });

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
  alignItems: 'start',
  gap: spaces[4],
  '@media': {
    [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [width.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)' },
  },
});
/** On a narrow screen one of the two: the tree, or the agent that was chosen in it. */
export const behind = style({ minInlineSize: 0, '@media': { [width.narrow]: { display: 'none' } } });
export const side = style({ minInlineSize: 0 });
export const panel = style({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: spaces[4],
});
export const panelHead = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[3] });
export const panelName = style({ ...typeRole('section'), margin: 0, overflowWrap: 'anywhere' });
export const grow = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const part = style({ display: 'flex', flexDirection: 'column', gap: spaces[3], minInlineSize: 0 });

/** Levels above a line of the tree. */
export const depth = createVar();
export const treeCard = style({ ...card, overflow: 'auto', maxBlockSize: 'max(420px, 72vh)' });
export const tree = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });
export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 34,
  paddingInline: spaces[3],
  textAlign: 'start',
  fontWeight: 500,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: vars.text.quiet,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const headNumber = style([headCell, { textAlign: 'end' }]);
export const row = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-selected="true"]': { background: vars.state.selected },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
export const cell = style({
  blockSize: sizes.tableRowTwoLines,
  paddingInline: spaces[3],
  paddingBlock: spaces[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'middle',
});
export const numberCell = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);
export const indent = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  paddingInlineStart: `calc(${depth} * ${spaces[5]})`,
});
export const caret = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  flex: 'none',
  borderRadius: radii.badge,
  selectors: { '&:hover': { background: vars.state.pressed } },
});
export const noCaret = style({ display: 'inline-grid', placeItems: 'center', inlineSize: 24, flex: 'none' });
export const name = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], alignItems: 'flex-start' });
export const contractOf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spaces[2],
  fontVariantNumeric: 'tabular-nums',
});
export const failed = style({ display: 'flex', alignItems: 'center', gap: spaces[3], color: vars.danger.text });

export const tableCard = style({ ...card, overflowX: 'auto' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
  minBlockSize: 44,
  paddingInline: spaces[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const stackEnd = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', whiteSpace: 'nowrap' });
export const meta = style({ ...typeRole('meta'), color: vars.text.secondary });
export const owed = style({ color: vars.warning.text, fontWeight: 500, whiteSpace: 'nowrap' });
export const link = style({
  color: 'inherit',
  borderRadius: radii.badge,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const opener = style({
  color: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  borderRadius: radii.badge,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const meter = style({
  inlineSize: 64,
  blockSize: 6,
  borderRadius: barRadius,
  background: vars.state.pressed,
  overflow: 'hidden',
});
export const meterFill = style({ display: 'block', blockSize: '100%', background: vars.accent.solid });

export const box = style({ ...card, display: 'flex', flexDirection: 'column', gap: spaces[3], padding: spaces[4] });
export const boxHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: spaces[3] });
export const title = style({ ...typeRole('section'), margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const subtitle = style({ ...oneLine, margin: 0, fontSize: fontSizes[2], fontWeight: 600, whiteSpace: 'normal' });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: spaces[4] });
export const factName = style({ color: vars.text.secondary });
export const factValue = style({
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const factStrong = style([factValue, { fontWeight: 600 }]);
export const sums = style([
  facts,
  { padding: `${spaces[3]} ${spaces[4]}`, borderRadius: radii.segment, background: vars.surface.sunken },
]);
export const events = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const event = style({ display: 'flex', gap: spaces[3] });
export const eventTime = style({ ...typeRole('meta'), flex: 'none', inlineSize: 128, color: vars.text.secondary });
export const stop = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: spaces[4] });
export const stopText = style({ ...typeRole('meta'), margin: 0, color: vars.text.secondary });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: spaces[4] });
