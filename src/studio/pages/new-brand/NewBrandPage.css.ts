import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontStacks, radii, typeRole } from '../../theme/measures.ts';

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
  gap: 20,
  padding: '28px 32px',
  flex: 1,
  overflow: 'auto',
});
export const title = style(typeRole('display'));
export const text = style({ fontSize: 14, lineHeight: '22px', color: vars.text.secondary, marginBlockStart: 4 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '16px 32px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const footText = style({ flex: '1 1 160px', fontSize: 12, lineHeight: '18px', color: vars.text.quiet });
export const swatch = style({
  inlineSize: 22,
  blockSize: 22,
  borderRadius: 6,
  flex: 'none',
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.primary} 18%, transparent)`,
});
export const swatches = style({ display: 'flex', gap: 6, flexWrap: 'wrap' });
export const swatchButton = style({
  padding: 2,
  borderRadius: 9,
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${vars.focus.ring}` } },
});
export const large = style([swatch, { display: 'block', inlineSize: 26, blockSize: 26, borderRadius: 7 }]);
export const logo = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const logoBox = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  flex: 'none',
  borderRadius: 10,
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
  borderRadius: 6,
  fontWeight: 700,
  fontSize: 20,
});
export const picture = style({ inlineSize: 44, blockSize: 44, objectFit: 'contain' });
export const column = style({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 });
export const acts = style({ display: 'flex', gap: 6 });
export const hint = style({ fontSize: 12, lineHeight: '18px', color: vars.text.quiet });
export const linkButton = style({ color: vars.accent.text, fontSize: 12, fontWeight: 500, alignSelf: 'flex-start' });

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: 1,
  minInlineSize: 0,
  padding: '20px 24px',
  overflow: 'auto',
});
export const resultHead = style({ display: 'flex', alignItems: 'baseline', gap: 10 });
export const heading = style(typeRole('section'));
export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 16,
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
  gap: 8,
  blockSize: 30,
  flex: 'none',
  paddingInline: 10,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  fontSize: 12,
  color: vars.text.quiet,
});
export const space = style({ flex: 1 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 16,
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
  gap: 10,
  minBlockSize: 46,
  padding: '4px 16px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const checkName = style({ inlineSize: 84, flex: 'none', fontWeight: 500 });
export const checkText = style({ flex: 1, fontSize: 12, lineHeight: '18px', color: vars.text.secondary });
export const open = style([card, { display: 'flex', flexDirection: 'column', gap: 10, padding: '14px 16px' }]);
export const openHead = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 });
export const openItem = style({ padding: '7px 10px', borderRadius: 7, background: vars.surface.sunken });
export const command = style({
  display: 'block',
  fontFamily: fontStacks.code,
  fontSize: '11.5px',
  lineHeight: '18px',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
export const soft = style({ color: vars.text.secondary });
