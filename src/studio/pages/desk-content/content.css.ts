import { createVar, style, styleVariants } from '@vanilla-extract/css';
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

const surface = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;
const numbers = { fontVariantNumeric: 'tabular-nums' } as const;
const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const page = style({ ...column, gap: spaces[4], padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}` });

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spaces[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: sizes.controlLarge,
  paddingInline: spaces[3],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: negative(hairline),
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current="page"]': { color: vars.text.primary, borderBlockEndColor: vars.text.primary },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
});

/** A list, and beside it what is open in it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
  alignItems: 'start',
  gap: spaces[4],
  '@media': {
    [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [width.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)' },
  },
});
export const whole = style({ ...column, gap: spaces[4] });
/** On a narrow screen only what is open. */
export const behind = style({ '@media': { [width.narrow]: { display: 'none' } } });
export const side = style({ ...column, gap: spaces[4] });

export const panel = style({ ...surface, ...column, gap: spaces[4], padding: spaces[4], outline: 'none' });
export const panelHead = style({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: spaces[3] });
export const panelTitle = style({ ...typeRole('section'), margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const panelFoot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: spaces[2] });
export const box = style({ ...surface, ...column, gap: spaces[3], padding: spaces[4] });
export const meta = style({ ...typeRole('meta'), color: vars.text.secondary });
export const kind = style([meta, { display: 'flex', alignItems: 'center', gap: spaces[1] }]);
export const line = style({ ...typeRole('meta'), margin: 0, color: vars.text.secondary, overflowWrap: 'anywhere' });
export const strong = style({ ...numbers, fontWeight: 600, color: vars.text.primary });
export const fields = style({ ...column, gap: spaces[4] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: spaces[3],
});
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spaces[2],
});
export const tableCard = style({ ...surface, overflow: 'auto' });
export const stack = style({ ...column, gap: spaces[1], overflowWrap: 'anywhere', whiteSpace: 'normal' });
export const opener = style({
  textAlign: 'start',
  fontWeight: 500,
  cursor: 'pointer',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const link = style({ color: vars.accent.text });

/** Share of the width at which a bar begins, and its width, in percent. */
export const barStart = createVar();
export const barWidth = createVar();
export const schedule = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });
export const scheduleHead = style({
  ...typeRole('meta'),
  blockSize: sizes.tableRowDense,
  paddingInline: spaces[3],
  textAlign: 'start',
  fontWeight: 500,
  color: vars.text.secondary,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const timeCell = style({
  position: 'relative',
  inlineSize: '48%',
  minInlineSize: 260,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});
export const timeHead = style([scheduleHead, { position: 'relative', padding: 0, inlineSize: '48%' }]);
export const tick = style({
  ...oneLine,
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: spaces[2],
  insetInlineStart: barStart,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});
export const now = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: barStart,
  inlineSize: 2,
  background: vars.accent.solid,
  pointerEvents: 'none',
});
export const row = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-current="true"]': { background: vars.state.selected },
  },
});
export const noticeCell = style({
  padding: spaces[3],
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const stateCell = style([noticeCell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
export const stateStack = style({ ...column, alignItems: 'flex-end', gap: spaces[1] });
const bar = style({
  ...oneLine,
  ...numbers,
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  insetInlineStart: barStart,
  inlineSize: barWidth,
  minInlineSize: spaces[1],
  padding: `${spaces[1]} ${spaces[2]}`,
  borderRadius: radii.control,
  fontSize: fontSizes[1],
  overflow: 'visible',
});
export const noticeBar = styleVariants({
  shown: [bar, { background: vars.success.subtle, color: vars.success.text }],
  planned: [bar, { background: vars.info.subtle, color: vars.info.text }],
  ended: [bar, { background: vars.state.pressed, color: vars.text.secondary }],
});
export const pairs = style({ ...column, gap: spaces[3], margin: 0, padding: 0, listStyle: 'none' });

export const progressHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: spaces[4],
});
export const progressTitle = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const progressLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: spaces[3],
});
export const big = style({ ...numbers, fontSize: fontSizes[7], fontWeight: 600, marginInlineEnd: spaces[3] });
export const meter = style({
  display: 'flex',
  blockSize: 10,
  borderRadius: radii.pill,
  overflow: 'hidden',
  background: vars.state.pressed,
});
const part = style({ inlineSize: barWidth });
export const meterPart = styleVariants({
  read: [part, { background: vars.success.solid }],
  unread: [part, { background: vars.accent.solid }],
  taken: [part, { background: vars.warning.solid }],
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[4], margin: 0, padding: 0, listStyle: 'none' });
export const key = style({ ...numbers, ...typeRole('meta'), display: 'inline-flex', alignItems: 'center', gap: spaces[2] });
const square = style({ inlineSize: 10, blockSize: 10, borderRadius: barRadius });
export const keyMark = styleVariants({
  read: [square, { background: vars.success.solid }],
  unread: [square, { background: vars.accent.solid }],
  taken: [square, { background: vars.warning.solid }],
  toCome: [square, { background: vars.state.pressed }],
});
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  alignItems: 'start',
  gap: spaces[4],
});
export const course = style({ display: 'block', inlineSize: '100%', blockSize: 96, overflow: 'visible' });
export const courseLine = style({
  fill: 'none',
  stroke: vars.accent.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const courseBase = style({ stroke: vars.border.subtle, vectorEffect: 'non-scaling-stroke' });
export const letter = style({
  ...column,
  gap: spaces[2],
  padding: spaces[4],
  borderRadius: radii.segment,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
});
export const letterText = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const facts = style({
  ...column,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.segment,
});
export const fact = style({
  display: 'flex',
  gap: spaces[3],
  padding: spaces[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
/** The words of a bar that lies outside of the time that is shown. */
export const outside = style([meta, { position: 'absolute', insetInlineEnd: spaces[2], insetBlockEnd: spaces[1] }]);
export const figure = style({ ...column, gap: spaces[2], margin: 0 });

export const thread = style({ ...column, gap: spaces[3], margin: 0, padding: 0, listStyle: 'none' });
const bubbled = { ...column, gap: spaces[2], padding: spaces[3], borderRadius: radii.card } as const;
export const bubble = style({ ...bubbled, background: vars.surface.sunken, marginInlineEnd: spaces[6] });
export const bubbleChosen = style([bubble, { boxShadow: `inset 0 0 0 1px ${vars.accent.text}` }]);
export const answer = style({ ...bubbled, background: vars.state.selected, marginInlineStart: spaces[6] });
export const images = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
export const image = style({ inlineSize: 96, blockSize: 96, objectFit: 'cover', borderRadius: radii.control });

export const lines = style({ ...surface, ...column, margin: 0, padding: 0, listStyle: 'none', overflow: 'hidden' });
export const lineButton = style({
  ...column,
  gap: spaces[1],
  inlineSize: '100%',
  padding: spaces[3],
  textAlign: 'start',
  cursor: 'pointer',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  outlineOffset: -2,
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-current="true"]': { background: vars.state.selected },
  },
});
export const conversation = style({
  ...column,
  position: 'relative',
  gap: spaces[2],
  maxBlockSize: 380,
  margin: 0,
  padding: spaces[2],
  overflow: 'auto',
  listStyle: 'none',
  borderRadius: radii.card,
  background: vars.surface.sunken,
});
const spoken = style({ ...column, gap: spaces[1], padding: spaces[2], borderRadius: radii.segment });
export const said = styleVariants({
  other: [spoken],
  author: [spoken, { background: vars.state.pressed }],
  chosen: [spoken, { background: vars.danger.subtle, boxShadow: `inset 0 0 0 1px ${vars.danger.text}` }],
});
export const tryForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) auto',
  alignItems: 'end',
  justifyContent: 'start',
  gap: spaces[2],
});
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2], margin: 0 });
