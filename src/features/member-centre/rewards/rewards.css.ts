import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const list = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  listStyle: 'none',
  '@media': { [below.md]: { paddingInline: vars.space[4] } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  borderRadius: vars.radius.md,
});
export const rowIcon = styleVariants({
  claimable: [icon, { background: vars.surface.sunken, color: vars.reward.text }],
  other: [icon, { background: vars.accent.subtle, color: vars.accent.text }],
});
export const rowWords = style({
  display: 'grid',
  flex: '1 1 180px',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': { [below.md]: { gridColumn: '2 / -1' } },
});
export const rowTitle = style({ ...oneLine, fontSize: vars.size[4], fontWeight: 650 });
export const rowNote = style({ color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const rowAmount = style({
  ...numericStyle,
  color: vars.reward.text,
  fontSize: vars.size[4],
  fontWeight: 650,
  '@media': { [below.md]: { gridArea: '2 / 1 / auto / span 2' } },
});
export const rowAct = style({
  display: 'grid',
  flex: 'none',
  minInlineSize: '88px',
  '@media': { [below.md]: { gridArea: '2 / 3' } },
});

export const streakHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[4],
});
export const flame = style({ display: 'inline-flex', flex: 'none', color: vars.reward.text });
export const streakWords = style({ display: 'grid', flex: '1 1 220px', gap: vars.space[1], minInlineSize: 0 });
export const streakAct = style({ display: 'grid', '@media': { [below.md]: { flex: '1 1 100%' } } });
export const streakTitle = style({ ...titleStyle('h3'), margin: 0, fontSize: vars.size[5] });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The last tiles fill their line.
  '@media': { [below.md]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } },
});
const day = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[2]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  textAlign: 'center',
  '@media': { [below.md]: { flex: '1 1 92px', alignContent: 'space-between' } },
});
export const dayOf = styleVariants({
  done: [day, { background: vars.surface.sunken }],
  today: [day, { borderColor: vars.accent.outline, background: vars.accent.subtle, color: vars.accent.text, fontWeight: 600 }],
  coming: [day],
});
const coin = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '38px',
  blockSize: '38px',
  borderRadius: '50%',
  border: `1px solid ${vars.border.default}`,
});
export const coinOf = styleVariants({
  done: [coin, { borderColor: 'transparent', background: vars.reward.solid, color: vars.reward.onSolid }],
  coming: [coin],
});
export const dayAmount = style({ ...numericStyle, color: vars.text.primary, fontWeight: 650 });

export const steps = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[3]}`,
  padding: 0,
  listStyle: 'none',
});
const step = style({
  ...numericStyle,
  display: 'grid',
  flex: '1 1 0',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '38px',
  borderRadius: vars.radius.sm,
  fontWeight: 650,
});
export const stepOf = styleVariants({
  done: [step, { background: vars.accent.subtle, color: vars.accent.text }],
  today: [step, { background: vars.reward.solid, color: vars.reward.onSolid }],
  coming: [step, { background: vars.surface.sunken, color: vars.text.secondary }],
});

export const raffle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const raffleSide = style({ display: 'grid', gap: vars.space[3], inlineSize: '100%', minInlineSize: 0 });
export const wheel = style({ inlineSize: '100%', maxInlineSize: '260px', blockSize: 'auto', overflow: 'visible' });
export const disc = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  transition: 'transform 2400ms cubic-bezier(0.15, 0.8, 0.2, 1)',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const sliceOf = styleVariants({
  even: { fill: vars.accent.solid },
  odd: { fill: vars.surface.raised },
  last: { fill: vars.accent.subtle },
});
export const sliceTextOf = styleVariants({
  even: { ...numericStyle, fill: vars.accent.onSolid, fontSize: vars.size[1], fontWeight: 650 },
  odd: { ...numericStyle, fill: vars.text.primary, fontSize: vars.size[1], fontWeight: 650 },
  last: { ...numericStyle, fill: vars.accent.text, fontSize: vars.size[1], fontWeight: 650 },
});
export const rim = style({ fill: 'none', stroke: vars.reward.solid, strokeWidth: '5px' });
export const hub = style({ fill: vars.surface.base, stroke: vars.reward.solid, strokeWidth: '4px' });
export const pointer = style({ fill: vars.status.danger.solid });

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.size[3],
  lineHeight: 1.5,
});
export const factLabel = style({ color: vars.text.secondary });
export const factValue = style({ ...numericStyle, margin: 0, fontWeight: 600 });
export const odds = style({ fontSize: vars.size[2], color: vars.text.secondary });
export const oddsList = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const proof = style({ ...numericStyle, overflowWrap: 'anywhere', fontSize: vars.size[1], color: vars.text.secondary });
export const won = style({ margin: 0, fontSize: vars.size[4], fontWeight: 650 });

export const pointBalance = style({
  ...numericStyle,
  margin: `0 0 ${vars.space[1]}`,
  fontSize: vars.size[7],
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const pointActs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[3] });
export const pointPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
/** On phones the title row has room for the icon only. */
export const wideOnly = style({ '@media': { [below.md]: { display: 'none' } } });
