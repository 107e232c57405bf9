import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSizes, oneLine, radii, spaces } from '../theme/measures.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.surface.sunken,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  blockSize: 44,
  flex: 'none',
  paddingInline: spaces[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const space = style({ flex: 1 });
export const bed = style({
  display: 'flex',
  justifyContent: 'center',
  gap: spaces[4],
  flex: 1,
  minBlockSize: 0,
  margin: `${spaces[4]} ${spaces[4]} 0`,
  overflow: 'hidden',
});
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.border.strong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radii.card,
  borderStartEndRadius: radii.card,
  background: vars.surface.panel,
  boxShadow: vars.shadow.overlay,
});
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  blockSize: 30,
  flex: 'none',
  paddingInline: spaces[3],
  fontSize: fontSizes[1],
  color: vars.text.secondary,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const addressText = style({ ...oneLine, flex: 1, minInlineSize: 0 });
export const size = style({ ...oneLine, fontVariantNumeric: 'tabular-nums' });
export const stage = style({ position: 'relative', flex: 1, minBlockSize: 0, overflow: 'hidden' });
export const site = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  background: vars.surface.sunken,
});
/** Loads where it takes no press; painted all the same, so that it can take the place of the other immediately. */
export const behind = style({ zIndex: -1, opacity: 0, pointerEvents: 'none' });
export const doctor = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spaces[3],
  padding: spaces[6],
  textAlign: 'center',
  background: vars.surface.panel,
});
export const doctorTitle = style({ fontSize: fontSizes[4], lineHeight: '24px', fontWeight: 600 });
export const doctorText = style({ color: vars.text.secondary, maxInlineSize: 420 });
export const waiting = style({ position: 'absolute', inset: 16 });
