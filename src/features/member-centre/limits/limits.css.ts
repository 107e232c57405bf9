import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const waitingCard = style({ blockSize: '160px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingBlock = style({ blockSize: '320px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const title = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.size[4] });
export const icon = style({ display: 'inline-grid', flex: 'none', color: vars.accent.text });
export const dangerIcon = style({ display: 'inline-grid', flex: 'none', color: vars.status.danger.text });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[2],
});

export const limits = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const limit = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const used = style({ margin: 0, overflowWrap: 'anywhere' });
export const figure = style({ ...numericStyle, fontSize: vars.size[5], fontWeight: 700 });
export const amount = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[3], whiteSpace: 'nowrap' });
export const near = style({ color: vars.status.warning.text, fontWeight: 600 });
export const pending = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  margin: 0,
  color: vars.status.info.text,
  fontSize: vars.size[2],
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'center',
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
export const previewIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const previewTitle = style({ display: 'block', fontSize: vars.size[3], fontWeight: 650 });
export const previewText = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
export const previewNote = style({
  gridColumn: '1 / -1',
  justifySelf: 'end',
  color: vars.text.tertiary,
  fontSize: vars.size[2],
});

export const breaks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const breakBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  selectors: { '& + &': { borderColor: vars.border.subtle, borderStyle: 'solid', borderWidth: 0 } },
  '@media': {
    [from.lg]: { selectors: { '& + &': { paddingInlineStart: vars.space[5], borderInlineStartWidth: '1px' } } },
    [below.lg]: { selectors: { '& + &': { paddingBlockStart: vars.space[5], borderBlockStartWidth: '1px' } } },
  },
});
export const breakTitle = style({
  ...titleStyle('h3'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  fontSize: vars.size[5],
});
export const ask = style({ margin: 0, fontSize: vars.size[3], fontWeight: 550, lineHeight: 1.5 });
export const possible = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  paddingInlineStart: vars.space[5],
});
export const number = style({ ...numericStyle, whiteSpace: 'nowrap' });
