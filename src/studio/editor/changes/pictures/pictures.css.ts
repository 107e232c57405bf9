import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { barRadius, fontSizes, radii, spaces, typeRole } from '../../../theme/measures.ts';

export const root = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  flexWrap: 'wrap',
  minBlockSize: 44,
  flex: 'none',
  padding: `${spaces[2]} ${spaces[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
});
export const share = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  flex: 1,
  minInlineSize: 240,
  color: vars.text.secondary,
  fontSize: fontSizes[1],
});
export const range = style({ flex: 1, minInlineSize: 120, accentColor: vars.accent.solid });
export const refused = style({ padding: `${spaces[2]} ${spaces[4]}`, color: vars.text.secondary, fontSize: fontSizes[1] });
export const bed = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: spaces[4],
  flex: 1,
  minBlockSize: 0,
  margin: spaces[4],
  overflow: 'hidden',
  // What is laid over is mixed with the frame below, and with nothing else of the page.
  isolation: 'isolate',
});
export const beside = style({ display: 'flex', minBlockSize: 0 });
const layer = style({ position: 'absolute', inset: 0, display: 'flex', justifyContent: 'center' });
export const below = layer;
export const above = styleVariants({
  slider: [layer],
  blink: [layer],
  difference: [layer, { mixBlendMode: 'difference' }],
});
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 4,
  translate: '-50%',
  borderRadius: barRadius,
  background: vars.accent.solid,
  pointerEvents: 'none',
});
export const strip = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[2],
  padding: `${spaces[3]} ${spaces[4]} ${spaces[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
});
export const stripHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: spaces[2] });
export const stripTitle = style({ ...typeRole('heading') });
export const stripCount = style({ color: vars.text.secondary, fontSize: fontSizes[1] });
export const stripAct = style({ marginInlineStart: 'auto' });
export const screens = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2], maxBlockSize: 132, overflowY: 'auto' });
export const screen = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 32,
  padding: `${spaces[1]} ${spaces[3]}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radii.card,
  background: vars.surface.raised,
  fontSize: fontSizes[1],
  cursor: 'pointer',
});
export const screenShown = style([screen, { borderColor: vars.accent.text, background: vars.state.selected }]);
export const screenName = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2] });
