import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, hairline, radii, spaces, typeRole } from '../../theme/measures.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: spaces[4],
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
});
export const head = style({ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: spaces[3] });
export const words = style({ flex: '1 1 320px', minInlineSize: 0 });
export const title = style({ ...typeRole('section'), margin: 0 });
export const line = style({ margin: 0, color: vars.text.secondary, overflowWrap: 'anywhere' });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[4], margin: 0, padding: 0, listStyle: 'none' });
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], fontSize: fontSizes[1] });

const colours = {
  fits: { background: vars.success.solid },
  after: { background: vars.warning.solid },
  missing: { border: `1px dashed ${vars.danger.text}` },
  unknown: { background: vars.border.strong },
} as const;
const swatchBase = style({ inlineSize: 10, blockSize: 10, flex: 'none', borderRadius: radii.badge });
export const swatch = styleVariants(colours, (colour) => [swatchBase, colour]);

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: spaces[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const month = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], minInlineSize: 0 });
export const bars = style({ display: 'flex', gap: hairline, blockSize: 28 });
const barBase = style({ flexBasis: 0, flexShrink: 1, minInlineSize: 6, borderRadius: radii.badge });
export const bar = styleVariants(colours, (colour) => [barBase, colour]);
export const monthWords = style({
  fontSize: fontSizes[1],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const monthName = style({ color: vars.text.primary });
export const monthOfGap = style({ color: vars.danger.text, fontWeight: 500 });

export const faults = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const faultList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[2],
  margin: 0,
  padding: spaces[3],
  listStyle: 'none',
  background: vars.danger.subtle,
  borderRadius: radii.card,
});
export const fault = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[2], overflowWrap: 'anywhere' });
