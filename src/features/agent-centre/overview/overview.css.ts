import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';
import { ringColours } from '../parts/ring.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const trend = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: `${vars.space[1]} 0 0`,
  minBlockSize: '22px',
});
const growthBase = style({
  ...numericStyle,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[2],
  fontWeight: 600,
});
export const growth = styleVariants({
  up: [growthBase, { color: vars.status.success.text }],
  down: [growthBase, { color: vars.status.danger.text }],
  same: [growthBase, { color: vars.text.tertiary }],
});
export const spark = style({ flex: '0 1 84px', minInlineSize: 0, blockSize: '22px' });
export const sparkLine = style({
  fill: 'none',
  stroke: vars.accent.text,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const waiting = style({ display: 'block', blockSize: '240px', borderRadius: vars.radius.md, overflow: 'hidden' });

export const keys = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
const stroke = { fill: 'none', strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const line = styleVariants({
  deposits: { ...stroke, stroke: vars.chart['1'] },
  withdrawals: { ...stroke, stroke: vars.chart['2'], strokeDasharray: '1 5' },
});
export const keyLine = styleVariants({
  deposits: { ...stroke, stroke: vars.chart['1'] },
  withdrawals: { ...stroke, stroke: vars.chart['2'], strokeDasharray: '1 4' },
});
export const area = style({ fill: vars.chart['1'], fillOpacity: 0.12 });
export const grid = style({ stroke: vars.border.subtle });
export const axis = style({ ...numericStyle, fill: vars.text.secondary, fontSize: vars.size[1] });
export const cursor = style({ stroke: vars.border.strong, strokeDasharray: '3 3' });
export const mark = styleVariants({
  deposits: { fill: vars.surface.base, stroke: vars.chart['1'], strokeWidth: 2.4 },
  withdrawals: { fill: vars.surface.base, stroke: vars.chart['2'], strokeWidth: 2.4 },
});

export const plot = style({ position: 'relative', minInlineSize: 0 });
export const slider = style({ borderRadius: vars.radius.md, outline: 'none', selectors: { '&:focus-visible': focusRing } });
export const chart = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  touchAction: 'pan-y',
});
const tip = style({
  position: 'absolute',
  insetBlockStart: '8px',
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: '170px',
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  pointerEvents: 'none',
});
export const tipStart = style([tip, { insetInlineStart: '56px' }]);
export const tipEnd = style([tip, { insetInlineEnd: '16px' }]);
export const tipRow = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const tipValue = style({ ...numericStyle, fontWeight: 650 });

export const donut = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  '@media': {
    [below.lg]: { gridTemplateColumns: '150px minmax(0, 1fr)', alignItems: 'center' },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const dot = ringColours.map((colour) =>
  style({ flex: 'none', inlineSize: '9px', blockSize: '9px', borderRadius: '50%', background: colour }),
);
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  fontSize: vars.size[2],
});
export const legendRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const legendLabel = style({ ...oneLine, flex: 'auto', minInlineSize: 0, color: vars.text.secondary });
export const legendValue = style({ ...numericStyle, fontWeight: 650 });

export const share = style({ display: 'block', inlineSize: '120px', blockSize: '8px' });
export const shareTrack = style({ fill: vars.surface.sunken });
export const shareFill = style({ fill: vars.accent.solid });
