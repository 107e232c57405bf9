import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({ display: 'flex', flex: 1, minBlockSize: 0 });
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 440,
  flex: 'none',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  minBlockSize: 0,
  '@media': { 'screen and (max-width: 1279.98px)': { inlineSize: 372 } },
});
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  padding: `${spaces[6]} ${spaces[7]}`,
  flex: 1,
  overflow: 'auto',
});
export const title = style(typeRole('display'));
export const text = style({
  fontSize: fontSizes[3],
  lineHeight: '22px',
  color: vars.text.secondary,
  marginBlockStart: spaces[1],
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spaces[2],
  padding: `${spaces[4]} ${spaces[7]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const footText = style({ flex: '1 1 160px', fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const swatch = style({
  inlineSize: 22,
  blockSize: 22,
  borderRadius: radii.control,
  flex: 'none',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.primary} 18%, transparent)`,
});
export const swatches = style({ display: 'flex', gap: spaces[2], flexWrap: 'wrap' });
export const swatchButton = style({
  padding: spaces[1],
  borderRadius: radii.card,
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${vars.focus.ring}` } },
});
export const large = style([swatch, { display: 'block', inlineSize: 26, blockSize: 26, borderRadius: radii.control }]);
export const logo = style({ display: 'flex', alignItems: 'center', gap: spaces[3] });
export const logoBox = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  flex: 'none',
  borderRadius: radii.card,
  border: `1px dashed ${vars.border.control}`,
  background: vars.surface.sunken,
  overflow: 'hidden',
});
export const letter = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: radii.control,
  fontWeight: 700,
  fontSize: fontSizes[6],
});
export const picture = style({ inlineSize: 44, blockSize: 44, objectFit: 'contain' });
export const column = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], minInlineSize: 0 });
export const acts = style({ display: 'flex', gap: spaces[2] });
export const hint = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const linkButton = style({ color: vars.accent.text, fontSize: fontSizes[1], fontWeight: 500, alignSelf: 'flex-start' });

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  flex: 1,
  minInlineSize: 0,
  padding: `${spaces[5]} ${spaces[6]}`,
  overflow: 'auto',
});
export const resultHead = style({ display: 'flex', alignItems: 'baseline', gap: spaces[3] });
export const heading = style(typeRole('section'));
export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: spaces[4],
  transition: 'opacity 120ms',
});
export const stale = style({ opacity: 0.6 });
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radii.frame,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.panel,
  boxShadow: vars.shadow.overlay,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  blockSize: 30,
  flex: 'none',
  paddingInline: spaces[3],
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  color: vars.text.quiet,
});
export const space = style({ flex: 1 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: spaces[4],
  alignItems: 'start',
});
export const card = style({
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
});
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 46,
  padding: `${spaces[1]} ${spaces[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const checkName = style({ inlineSize: 84, flex: 'none', fontWeight: 500 });
export const checkText = style({ flex: 1, fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.secondary });
export const open = style([card, { display: 'flex', flexDirection: 'column', gap: spaces[3], padding: spaces[4] }]);
export const openHead = style({ display: 'flex', alignItems: 'center', gap: spaces[2], fontWeight: 500 });
export const openItem = style({
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.control,
  background: vars.surface.sunken,
});
export const command = style({
  display: 'block',
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
export const soft = style({ color: vars.text.secondary });
