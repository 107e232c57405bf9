import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const net = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  margin: 0,
  '@media': { [below.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const netSum = style({ minInlineSize: 0, '@media': { [below.lg]: { gridColumn: '1 / -1' } } });
export const label = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const netValue = style({
  ...numericStyle,
  margin: 0,
  fontSize: vars.size[7],
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[7] } },
});
export const part = style({
  minInlineSize: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [below.lg]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
export const partValue = style({
  ...numericStyle,
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.size[3],
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const waiting = style({ display: 'block', blockSize: '240px', borderRadius: vars.radius.md });

export const bars = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });
export const grid = style({ stroke: vars.border.subtle });
export const zero = style({ stroke: vars.border.strong, strokeWidth: 1.5 });
export const axis = style({ ...numericStyle, fill: vars.text.secondary, fontSize: vars.size[1] });
export const gain = style({ fill: vars.status.success.text, fillOpacity: 0.78 });
export const loss = style({ fill: vars.status.danger.text, fillOpacity: 0.78 });
export const gainText = style([axis, { fill: vars.status.success.text, fontWeight: 650 }]);
export const lossText = style([axis, { fill: vars.status.danger.text, fontWeight: 650 }]);

export const limits = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: `${vars.space[4]} 0 0`,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});

export const share = style({
  ...numericStyle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
});
export const shareBar = style({ flex: 'none', inlineSize: '110px', blockSize: '8px', borderRadius: vars.radius.sm });
export const shareTrack = style({ fill: vars.surface.sunken });
export const shareFill = style({ fill: vars.accent.solid });
