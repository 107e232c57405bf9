import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, oneLine, radii, sizes, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const form = style({
  flex: 'none',
  inlineSize: sizes.form,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: spaces[4],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: sizes.formNarrow } },
});
export const title = style({ ...typeRole('heading') });
export const quiet = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const space = style({ flex: 1, minInlineSize: 0 });
export const rows = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  padding: spaces[1],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
});
const thumbnailBox = { flex: 'none', inlineSize: 68, blockSize: 38, borderRadius: radii.badge } as const;
export const thumbnail = style({ ...thumbnailBox, objectFit: 'cover' });
export const noThumbnail = style({
  ...thumbnailBox,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: vars.surface.sunken,
});
export const acts = style({ display: 'flex', alignItems: 'center', gap: spaces[1] });
export const fields = style({ paddingBlockStart: spaces[4], borderBlockStart: `1px solid ${vars.border.subtle}` });

export const side = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: spaces[4],
});
export const card = style({
  flex: 'none',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
  overflow: 'hidden',
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: spaces[3], padding: `${spaces[2]} ${spaces[4]}` });
export const cardTitle = style({ flex: 1, fontSize: fontSizes[3], lineHeight: '22px', fontWeight: 600 });

const nameWidth = '28%';
const rowHeight = '40px';
export const ticks = style({ display: 'flex', borderBlock: `1px solid ${vars.border.subtle}`, color: vars.text.quiet });
export const tickName = style({ flex: 'none', inlineSize: nameWidth });
export const tickTrack = style({ flex: 1, minInlineSize: 0, display: 'flex' });
export const tick = style({
  ...oneLine,
  flex: 1,
  paddingInline: spaces[2],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  lineHeight: '28px',
});
export const timeRow = style({
  display: 'flex',
  minBlockSize: rowHeight,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const timeName = style({
  ...oneLine,
  flex: 'none',
  inlineSize: nameWidth,
  paddingInline: spaces[4],
  textAlign: 'start',
  fontSize: fontSizes[2],
  lineHeight: rowHeight,
  cursor: 'pointer',
  selectors: {
    '&[aria-current=true]': { fontWeight: 600, color: vars.accent.text },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
export const track = style({ position: 'relative', flex: 1, minInlineSize: 0 });
const barBase = style({
  position: 'absolute',
  insetBlock: spaces[2],
  display: 'flex',
  alignItems: 'center',
  minInlineSize: '4px',
  borderRadius: radii.badge,
  overflow: 'hidden',
});
export const bar = styleVariants({
  live: [barBase, { background: vars.success.subtle, color: vars.success.text }],
  planned: [barBase, { background: vars.draft.subtle, color: vars.draft.text }],
  ended: [barBase, { background: vars.surface.sunken, color: vars.text.quiet }],
  never: [barBase, { background: vars.warning.subtle, color: vars.warning.text }],
});
export const barText = style({
  ...oneLine,
  paddingInline: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 500,
});
export const outside = style({
  ...oneLine,
  display: 'block',
  paddingInline: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: rowHeight,
  color: vars.text.quiet,
});
export const now = style({ position: 'absolute', insetBlock: 0, inlineSize: 2, background: vars.accent.solid });

export const crops = styleVariants({
  home: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: spaces[3],
    padding: `0 ${spaces[4]} ${spaces[3]}`,
  },
  window: { padding: `0 ${spaces[4]} ${spaces[3]}` },
});
const figureBase = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], minInlineSize: 0 });
export const figure = styleVariants({
  desktop: [figureBase, { gridRow: 'span 2' }],
  tablet: [figureBase],
  phone: [figureBase],
  window: [figureBase, { maxInlineSize: '300px' }],
});
export const crop = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radii.card,
  background: vars.surface.sunken,
});
export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const noPicture = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: spaces[3],
  textAlign: 'center',
  color: vars.text.quiet,
  fontSize: fontSizes[2],
});
/** Words on the quiet half, over a shade that lets them be read on any picture. */
export const over = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '52%',
  display: 'flex',
  alignItems: 'center',
  padding: spaces[4],
  background: `linear-gradient(90deg, ${vars.surface.scrim}, transparent)`,
  color: vars.accent.onSolid,
  fontSize: fontSizes[4],
  lineHeight: 1.3,
  fontWeight: 600,
});
export const checks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${spaces[1]} ${spaces[4]}`,
  padding: `${spaces[3]} ${spaces[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
const check = { display: 'inline-flex', alignItems: 'center', gap: spaces[1] } as const;
export const met = style({ ...check, color: vars.success.text });
export const unmet = style({ ...check, color: vars.warning.text });
