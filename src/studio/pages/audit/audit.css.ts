import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, oneLine, radii, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
export const split = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[4], minInlineSize: 0, flexWrap: 'wrap' });
const card = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;
export const list = style({ ...card, flex: '1 1 560px', overflowX: 'auto', containerType: 'inline-size' });
export const open = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  color: 'inherit',
  borderRadius: radii.badge,
});
export const who = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], whiteSpace: 'nowrap' });
export const whoName = style({ ...oneLine, maxInlineSize: 170 });
export const quiet = style({ color: vars.text.secondary });
export const detail = style({
  ...oneLine,
  display: 'block',
  // Browsers without units of containers take the first.
  maxInlineSize: ['240px', 'clamp(140px, 100cqi - 560px, 420px)'],
  color: vars.text.secondary,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
  minBlockSize: 44,
  paddingInline: spaces[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});

export const entry = style({
  ...card,
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spaces[3],
  flex: '0 0 300px',
  padding: spaces[4],
});
export const entryHead = style({ display: 'flex', alignItems: 'center', inlineSize: '100%' });
export const space = style({ flex: 1 });
export const entryTitle = style({ ...typeRole('section'), margin: 0 });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], margin: 0, inlineSize: '100%' });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: spaces[4] });
export const value = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere', minInlineSize: 0 });
export const id = style({ margin: 0, overflowWrap: 'anywhere', fontFamily: fontStacks.code, fontSize: fontSizes[1] });
