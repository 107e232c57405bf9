import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': { [from.md]: { gap: '52px' } },
});
export const waitingTitle = style({ ...titleStyle('h2'), margin: 0 });
export const waiting = style({ display: 'grid', gap: '32px' });
export const waitingBand = style({ display: 'grid', blockSize: '340px' });
export const waitingLadder = style({ display: 'grid', blockSize: '210px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginBlockEnd: '16px',
});
export const heading = style({ ...titleStyle('h2'), margin: 0 });
export const aside = style({ color: vars.text.secondary, fontSize: '14px' });

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
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
  gap: '4px',
  minInlineSize: 0,
  padding: '20px 10px 16px',
  color: vars.text.primary,
  textAlign: 'center',
});
export const ownStep = style([step, { borderColor: vars.reward.solid, boxShadow: `0 0 0 1px ${vars.reward.solid}` }]);
export const stepName = style({
  marginBlockStart: '6px',
  fontSize: '15px',
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const stepSum = style({ ...numericStyle, color: vars.text.secondary, fontSize: '13px', lineHeight: 1.45 });
const chipBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  marginBlockStart: 'auto',
  padding: '3px 10px',
  borderRadius: vars.radius.pill,
  fontSize: '12.5px',
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
  overflowX: 'auto',
  contain: 'inline-size',
  padding: '8px',
  color: vars.text.primary,
  selectors: { '&:focus-visible': focusRing },
});
export const table = style({
  ...numericStyle,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '14px',
});
const cellBase = style({
  padding: '13px 12px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const headBase = style([
  cellBase,
  { borderBlockEnd: 0, background: vars.surface.sunken, color: vars.text.secondary, fontSize: '13px', fontWeight: 600 },
]);
/** Titles of rows stay while the ranks scroll. */
const sticky = style({ position: 'sticky', insetInlineStart: '-8px', zIndex: 1 });
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

export const changes = style({ ...cardStyle, margin: 0, padding: '6px 20px', color: vars.text.primary, listStyle: 'none' });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  paddingBlock: '12px',
  fontSize: '14px',
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const changedAt = style({ ...numericStyle, minInlineSize: '150px', color: vars.text.secondary });
export const changeName = style({ minInlineSize: 0, fontWeight: 650, overflowWrap: 'anywhere' });
export const cause = style({ color: vars.text.secondary });
