import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, hiddenVisually, radii, spaces } from '../../theme/measures.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: spaces[5], minInlineSize: 0 });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], minInlineSize: 0 });
export const row = style({ display: 'flex', alignItems: 'center', gap: spaces[2], minInlineSize: 0 });
export const grow = style({ flex: 1, minInlineSize: 0 });
export const quiet = style({ color: vars.text.quiet, fontSize: fontSizes[1], lineHeight: '18px' });
export const language = style({
  flex: 'none',
  inlineSize: 20,
  fontSize: fontSizes[1],
  fontWeight: 600,
  color: vars.text.quiet,
  textTransform: 'uppercase',
});
export const over = style({ color: vars.danger.text });
export const hidden = style(hiddenVisually);
export const published = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[1],
  maxInlineSize: 150,
  border: 0,
  padding: 0,
  background: 'none',
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.quiet,
  cursor: 'pointer',
  borderRadius: radii.badge,
  selectors: { '&:hover': { color: vars.text.primary } },
});
export const publishedText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** A list of rows in one frame. */
export const list = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
  padding: spaces[1],
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
});
export const item = style({
  borderRadius: radii.control,
  outlineOffset: -2,
  selectors: { '&[data-dragged]': { opacity: 0.5 }, '&[data-target]': { boxShadow: `inset 0 2px 0 ${vars.accent.text}` } },
});
export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 34,
  paddingInline: spaces[2],
});
export const itemTitle = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  background: 'none',
  padding: 0,
  textAlign: 'start',
  fontWeight: 500,
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: radii.badge,
});
export const itemOff = style({ color: vars.text.quiet, fontWeight: 400 });
export const itemBody = style({
  padding: `${spaces[2]} ${spaces[3]} ${spaces[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const handle = style({
  display: 'inline-flex',
  border: 0,
  padding: spaces[1],
  background: 'none',
  color: vars.text.quiet,
  cursor: 'grab',
  borderRadius: radii.badge,
});

/** A nested group. */
export const group = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
});
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  inlineSize: '100%',
  minBlockSize: 38,
  paddingInline: spaces[3],
  border: 0,
  background: 'none',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: radii.card,
});
export const groupTitle = style({ flex: 1, minInlineSize: 0 });
export const groupBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  padding: `${spaces[3]} ${spaces[3]} ${spaces[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const switchRow = style({ display: 'flex', alignItems: 'center', gap: spaces[2], minBlockSize: 20 });

export const swatch = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  padding: 0,
  border: 0,
  borderRadius: radii.badge,
  overflow: 'hidden',
  background: 'none',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.primary} 18%, transparent)`,
  cursor: 'pointer',
});
globalStyle(`${swatch}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${swatch}::-webkit-color-swatch`, { border: 0, borderRadius: radii.badge });

export const thumbnail = style({
  flex: 'none',
  inlineSize: 64,
  blockSize: 44,
  objectFit: 'contain',
  borderRadius: radii.control,
  background: vars.surface.sunken,
  border: `1px solid ${vars.border.subtle}`,
});
export const code = style({ fontFamily: fontStacks.code, fontSize: fontSizes[1], overflowWrap: 'anywhere' });
export const range = style({ flex: 1, minInlineSize: 60, accentColor: vars.accent.solid });
export const fix = style({
  border: 0,
  padding: 0,
  marginInlineStart: spaces[2],
  background: 'none',
  color: vars.accent.text,
  fontWeight: 500,
  fontSize: fontSizes[1],
  cursor: 'pointer',
  borderRadius: radii.badge,
  textAlign: 'start',
});
export const place = style({ scrollMarginBlock: spaces[9] });
export const hiddenInput = style({ display: 'none' });
export const live = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

/** Two letters of a face. */
export const sample = style({ blockSize: 28, maxInlineSize: 44 });
/** The corner of a card, and a button, of a shape. */
export const corner = style({
  inlineSize: 34,
  blockSize: 28,
  borderBlockStart: '2px solid currentColor',
  borderInlineStart: '2px solid currentColor',
});
export const buttonShape = style({ inlineSize: 56, blockSize: 24, background: 'currentColor' });
export const buttonShapes = styleVariants({
  plain: { borderRadius: radii.control },
  cut: { clipPath: 'polygon(0 0, calc(100% - 10px) 0, 100% 10px, 100% 100%, 10px 100%, 0 calc(100% - 10px))' },
  pill: { borderRadius: radii.pill },
});
