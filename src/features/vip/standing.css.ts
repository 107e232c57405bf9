import { style } from '@vanilla-extract/css';
import { below, calmMotion, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';
import { rankColour } from './emblem.css.ts';

/** Rays and a scrim over the gradient of the brand: text stays readable on any of them. */
export const band = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  overflow: 'hidden',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  borderRadius: vars.radius.lg,
  background: `linear-gradient(90deg, ${vars.overlay.scrim}, ${vars.overlay.scrim} 55%, transparent), repeating-conic-gradient(from 0deg at 78% 50%, color-mix(in srgb, ${vars.text.onMedia} 7%, transparent) 0deg 9deg, transparent 9deg 18deg), ${vars.gradient.brand}`,
  color: vars.text.onMedia,
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', minBlockSize: '340px' },
    [below.md]: { padding: `${vars.space[6]} ${vars.space[5]}` },
  },
});
export const words = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const overline = style({
  margin: 0,
  font: vars.type.label,
  fontWeight: 650,
  letterSpacing: '0.02em',
  textTransform: 'uppercase',
});
export const title = style({
  ...titleStyle('h1'),
  margin: 0,
  color: 'inherit',
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[7], lineHeight: 1.3 } },
});
export const rule = style({ margin: 0, fontSize: vars.size[4], lineHeight: 1.55 });
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  maxInlineSize: '640px',
  marginBlockStart: vars.space[4],
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minInlineSize: 0,
});
export const barLabel = style({ fontSize: vars.size[3], lineHeight: 1.45 });
export const barPercent = style({ ...numericStyle, alignSelf: 'end', fontSize: vars.size[3], fontWeight: 650 });
export const meter = style({ gridColumn: '1 / -1' });
export const barSums = style({ ...numericStyle, gridColumn: '1 / -1', fontSize: vars.size[2], overflowWrap: 'anywhere' });
export const note = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.55 });

export const cardPlace = style({ display: 'grid', justifyItems: 'center', minInlineSize: 0 });
/** A card in the pale tone of the rank, so that dark text is readable whatever its colour. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  inlineSize: '100%',
  maxInlineSize: '380px',
  minBlockSize: '236px',
  padding: vars.space[6],
  border: `1px solid ${vars.text.onMedia}`,
  borderRadius: vars.radius.xl,
  background: `linear-gradient(135deg, color-mix(in oklab, ${rankColour} 18%, ${vars.text.onMedia}), color-mix(in oklab, ${rankColour} 45%, ${vars.text.onMedia}))`,
  boxShadow: vars.shadow.lg,
  color: `color-mix(in oklab, ${rankColour} 12%, black)`,
  '@media': {
    [from.lg]: { transform: 'rotate(5deg)' },
    [below.md]: { minBlockSize: '180px', padding: vars.space[5] },
    [calmMotion]: { transform: 'none' },
  },
});
export const cardBrand = style({ ...titleStyle('h3'), ...oneLine, alignSelf: 'start' });
export const cardEmblem = style({ gridRow: '1 / 3', gridColumn: '2', display: 'grid', inlineSize: 'min(104px, 26vw)' });
export const cardRank = style({
  ...titleStyle('h2'),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[6], lineHeight: 1.35 } },
});
export const cardFoot = style({
  ...numericStyle,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size[3],
});
export const cardName = style({ ...oneLine, minInlineSize: 0 });
