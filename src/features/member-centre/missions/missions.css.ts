import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

/** Of the picture above the words on phones. */
const artHeight = '136px';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
});
export const main = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const band = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '214px',
  padding: `${vars.space[5]} ${vars.space[7]}`,
  borderRadius: vars.radius.lg,
  color: vars.text.onMedia,
  overflow: 'hidden',
  '@media': { [below.md]: { padding: `${artHeight} ${vars.space[5]} ${vars.space[5]}` } },
});
const picture = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0, inlineSize: '100%', objectFit: 'cover' });
export const ground = style([picture, { blockSize: '100%', objectFit: 'fill' }]);
export const art = style([
  picture,
  { blockSize: '100%', objectPosition: 'right', '@media': { [below.md]: { blockSize: '124px' } } },
]);
export const bandWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  maxInlineSize: '52%',
  '@media': { [below.md]: { maxInlineSize: 'none' } },
});
export const overline = style({ font: vars.type.overline, letterSpacing: vars.tracking.overline, textTransform: 'uppercase' });
export const bandTitle = style({ ...titleStyle('h1'), margin: 0, fontSize: vars.size[7] });
export const bandText = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.55 });
export const bandActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[3],
  fontSize: vars.size[3],
});
export const received = style({ ...numericStyle, fontWeight: 650 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
export const resets = style({ color: vars.text.secondary, fontSize: vars.size[2] });

export const list = style({
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[5]}`,
  listStyle: 'none',
  '@media': { [below.md]: { paddingInline: vars.space[4] } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr) minmax(72px, auto) 108px',
  gridTemplateAreas: '"icon words reward act"',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: '84px',
  paddingBlock: vars.space[3],
  boxSizing: 'border-box',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': {
    [below.md]: {
      gridTemplateColumns: '46px minmax(0, 1fr) auto',
      gridTemplateAreas: '"icon words words" "reward reward act"',
    },
  },
});
export const icon = style({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const words = style({ gridArea: 'words', display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const name = style({ margin: 0, fontSize: vars.size[3], fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const progress = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const bar = style({ flex: '1 1 60px' });
export const counted = style({ ...numericStyle, flex: 'none', color: vars.text.secondary, fontSize: vars.size[1] });
export const note = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.45 });
export const reward = style({
  ...numericStyle,
  gridArea: 'reward',
  color: vars.reward.text,
  fontSize: vars.size[3],
  fontWeight: 650,
  textAlign: 'center',
  '@media': { [below.md]: { textAlign: 'start' } },
});
export const act = style({ gridArea: 'act', display: 'grid', '@media': { [below.md]: { minInlineSize: '108px' } } });
export const claimed = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.sm,
  borderRadius: vars.radius.button,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  fontWeight: 600,
});

export const podium = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[3],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
const place = style({
  display: 'grid',
  flex: '1 1 0',
  justifyItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  fontSize: vars.size[2],
  lineHeight: 1.4,
});
export const placeOf = styleVariants({
  first: [place, { order: 2, color: vars.reward.text }],
  second: [place, { order: 1, color: vars.text.secondary }],
  third: [place, { order: 3, color: vars.status.warning.text }],
});
const step = style({
  display: 'grid',
  placeItems: 'start center',
  inlineSize: '100%',
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  boxSizing: 'border-box',
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  borderBlockStart: '2px solid currentColor',
  background: `linear-gradient(${vars.surface.sunken}, transparent)`,
  font: vars.type.h3,
  fontVariantNumeric: 'tabular-nums',
});
export const stepOf = styleVariants({
  first: [step, { minBlockSize: '64px' }],
  second: [step, { minBlockSize: '48px' }],
  third: [step, { minBlockSize: '36px' }],
});
const face = style({ borderRadius: '50%', objectFit: 'cover', background: vars.surface.sunken });
export const faceOf = styleVariants({
  first: [face, { inlineSize: '58px', blockSize: '58px' }],
  second: [face, { inlineSize: '46px', blockSize: '46px' }],
  third: [face, { inlineSize: '46px', blockSize: '46px' }],
  other: [face, { flex: 'none', inlineSize: '30px', blockSize: '30px' }],
});
export const player = style({ ...oneLine, maxInlineSize: '100%', color: vars.text.primary, fontWeight: 600 });
export const score = style({ ...numericStyle, color: vars.reward.text, fontWeight: 650 });
export const ranks = style({ margin: `${vars.space[2]} 0 0`, padding: 0, listStyle: 'none' });
const rank = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '46px',
  fontSize: vars.size[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const rankOf = styleVariants({
  other: [rank],
  own: [
    rank,
    {
      marginInline: negative(vars.space[2]),
      paddingInline: vars.space[2],
      borderBlockEndColor: 'transparent',
      borderRadius: vars.radius.md,
      background: vars.accent.subtle,
      color: vars.accent.text,
    },
  ],
});
export const place4 = style({ ...numericStyle, flex: 'none', minInlineSize: '20px', textAlign: 'center', fontWeight: 600 });
export const rankName = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: 550,
});
export const you = style({
  flex: 'none',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.badge,
  background: vars.reward.solid,
  color: vars.reward.onSolid,
  fontSize: vars.size[1],
  fontWeight: 600,
});
export const rankEnvelopes = style({
  ...numericStyle,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[2],
});
export const rankScore = style({ ...numericStyle, flex: 'none', minInlineSize: '52px', textAlign: 'end', fontWeight: 650 });

export const waitingBand = style({ blockSize: '214px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingList = style({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[2] });

export const rules = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  fontSize: vars.size[3],
  lineHeight: 1.6,
});
export const oddsTitle = style({ ...titleStyle('h3'), margin: 0, fontSize: vars.size[4] });
export const odds = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[3],
});
export const chance = style({ ...numericStyle, display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
