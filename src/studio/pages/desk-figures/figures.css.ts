import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { barRadius, fontSizes, hiddenVisually, oneLine, radii, spaces, typeRole, width } from '../../theme/measures.ts';

const surface = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;
const numbers = { fontVariantNumeric: 'tabular-nums' } as const;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[3] });
export const hidden = style(hiddenVisually);

export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: spaces[2] });
export const card = style({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  padding: `${spaces[3]} ${spaces[3]}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&[aria-pressed="true"]': {
      borderColor: vars.accent.text,
      boxShadow: `inset 0 0 0 1px ${vars.accent.text}`,
      background: `linear-gradient(${vars.state.selected}, ${vars.state.selected}), ${vars.surface.panel}`,
    },
  },
});

const between = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[2],
  minInlineSize: 0,
} as const;
export const cardHead = style(between);
export const cardName = style({ ...oneLine, ...typeRole('meta'), color: vars.text.secondary });
export const cardLine = style({ ...between, flexWrap: 'wrap' });
export const cardValue = style({ ...numbers, fontSize: fontSizes[5], fontWeight: 600, whiteSpace: 'nowrap' });
export const cardBefore = style({ ...typeRole('meta'), ...numbers, color: vars.text.secondary });
export const spark = style({ flex: 'none', inlineSize: 48, blockSize: 16 });
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const sparkLine = style({ ...stroke, stroke: vars.text.quiet, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
const changed = style({
  ...numbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[1],
  whiteSpace: 'nowrap',
  fontSize: fontSizes[1],
});
export const change = styleVariants({
  good: [changed, { color: vars.success.text }],
  bad: [changed, { color: vars.danger.text }],
  none: [changed, { color: vars.text.secondary }],
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: spaces[3],
  '@media': { [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: spaces[3],
  '@media': { [width.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const panel = style({ ...surface, display: 'flex', flexDirection: 'column', gap: spaces[2], padding: spaces[4] });
export const panelTitle = style([typeRole('section'), { margin: 0 }]);
export const panelText = style([typeRole('meta'), { margin: 0, color: vars.text.secondary }]);
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: spaces[4],
});
export const tableRoom = style({ maxBlockSize: 236, overflow: 'auto', minInlineSize: 0 });
export const wide = style({ overflowX: 'auto', minInlineSize: 0 });

export const keys = style([
  typeRole('meta'),
  { display: 'flex', flexWrap: 'wrap', gap: spaces[4], margin: 0, color: vars.text.secondary },
]);
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2] });
export const line = styleVariants({
  now: { ...stroke, stroke: vars.accent.text, strokeWidth: 2 },
  before: { ...stroke, stroke: vars.text.quiet, strokeWidth: 1.5, strokeDasharray: '5 4' },
});
export const mark = styleVariants({
  now: { fill: vars.accent.text, stroke: vars.surface.panel, strokeWidth: 1.5 },
  before: { fill: vars.surface.panel, stroke: vars.text.quiet, strokeWidth: 1.5 },
});
export const grid = style({ stroke: vars.border.subtle });
export const axis = style({ ...numbers, fill: vars.text.secondary, fontSize: fontSizes[1] });
export const cursor = style({ stroke: vars.border.strong, strokeDasharray: '3 3' });
export const plot = style({ position: 'relative', minInlineSize: 0 });
export const slider = style({ borderRadius: radii.segment });
export const chart = style({ display: 'block', overflow: 'visible' });
const tipBase = style({
  position: 'absolute',
  insetBlockStart: spaces[1],
  display: 'grid',
  gap: spaces[1],
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.segment,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: fontSizes[1],
  pointerEvents: 'none',
});
export const tip = styleVariants({
  start: [tipBase, { insetInlineStart: spaces[8] }],
  end: [tipBase, { insetInlineEnd: spaces[2] }],
});
export const tipRow = style({ display: 'flex', justifyContent: 'space-between', gap: spaces[4], color: vars.text.secondary });
export const tipValue = style({ ...numbers, fontWeight: 500, color: vars.text.primary });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({ display: 'flex', flexDirection: 'column', gap: spaces[1] });
export const stepLine = style({ display: 'flex', alignItems: 'baseline', gap: spaces[3] });
export const stepName = style({ flex: 1, minInlineSize: 0 });
export const stepValue = style({ ...numbers, fontWeight: 600 });
export const stepShare = style({
  ...numbers,
  inlineSize: 64,
  textAlign: 'end',
  fontSize: fontSizes[1],
  color: vars.text.secondary,
});
export const barred = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], minInlineSize: 96 });
export const bar = style({ inlineSize: '100%', blockSize: 6, borderRadius: barRadius, overflow: 'hidden' });
export const barBed = style({ fill: vars.state.pressed });
export const barFill = style({ fill: vars.accent.solid });
export const barMark = style({ fill: vars.text.primary });
