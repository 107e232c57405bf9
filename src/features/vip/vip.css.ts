import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': { [from.md]: { gap: vars.space[8] } },
});
export const waitingTitle = style({ ...titleStyle('h2'), margin: 0 });
export const waiting = style({ display: 'grid', gap: vars.space[7] });
export const waitingBand = style({ display: 'grid', blockSize: '340px' });
export const waitingLadder = style({ display: 'grid', blockSize: '210px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[4],
});
export const heading = style({ ...titleStyle('h2'), margin: 0 });
export const aside = style({ color: vars.text.secondary, fontSize: vars.size[3] });

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))' },
  },
});
export const step = style({
  ...cardStyle,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: `${vars.space[5]} ${vars.space[3]} ${vars.space[4]}`,
  color: vars.text.primary,
  textAlign: 'center',
});
export const ownStep = style([step, { borderColor: vars.reward.solid, boxShadow: `0 0 0 1px ${vars.reward.solid}` }]);
export const stepName = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.size[4],
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const stepSum = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.45 });
const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: 'auto',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size[2],
  fontWeight: 600,
  lineHeight: 1.5,
});
export const chip = styleVariants({
  own: [chipBase, { background: vars.reward.solid, color: vars.reward.onSolid }],
  reached: [chipBase, { background: vars.status.success.subtle, color: vars.status.success.text }],
  toCome: [chipBase, { background: vars.surface.sunken, color: vars.text.secondary }],
});

export const scroll = style({
  ...cardStyle,
  // Holds the hidden words of its cells, which would widen the page.
  position: 'relative',
  overflowX: 'auto',
  contain: 'inline-size',
  padding: vars.space[2],
  color: vars.text.primary,
  selectors: { '&:focus-visible': focusRing },
});
export const table = style({
  ...numericStyle,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size[3],
});
const cellBase = style({
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const headBase = style([
  cellBase,
  { borderBlockEnd: 0, background: vars.surface.sunken, color: vars.text.secondary, fontSize: vars.size[2], fontWeight: 600 },
]);
/** Titles of rows stay while the ranks scroll. */
const sticky = style({ position: 'sticky', insetInlineStart: negative(vars.space[2]), zIndex: 1 });
export const cell = cellBase;
const ownTone = style({ background: `color-mix(in srgb, ${vars.reward.solid} 14%, transparent)` });
export const ownCell = style([cellBase, ownTone, { color: vars.reward.text, fontWeight: 700 }]);
export const cellHead = headBase;
export const ownHead = style([headBase, { color: vars.reward.text, fontWeight: 700 }]);
export const firstHead = style([headBase, sticky, { textAlign: 'start' }]);
export const first = style([
  cellBase,
  sticky,
  {
    background: vars.surface.base,
    fontWeight: 600,
    minInlineSize: '116px',
    maxInlineSize: '150px',
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@media': { [from.md]: { minInlineSize: '200px', maxInlineSize: '320px' } },
  },
]);
export const given = style({ display: 'inline-grid', color: vars.status.success.text });

export const changes = style({
  ...cardStyle,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  color: vars.text.primary,
  listStyle: 'none',
});
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  fontSize: vars.size[3],
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const changedAt = style({ ...numericStyle, minInlineSize: '150px', color: vars.text.secondary });
export const changeName = style({ minInlineSize: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const cause = style({ color: vars.text.secondary });
