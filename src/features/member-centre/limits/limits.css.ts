import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minInlineSize: 0 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const waitingCard = style({ blockSize: '160px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingBlock = style({ blockSize: '320px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const title = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', fontSize: '15px' });
export const icon = style({ display: 'inline-grid', flex: 'none', color: vars.accent.text });
export const dangerIcon = style({ display: 'inline-grid', flex: 'none', color: vars.status.danger.text });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '13.5px', lineHeight: 1.5 });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 10px',
  margin: 0,
  color: vars.text.secondary,
  fontSize: '12.5px',
});

export const limits = style({ display: 'grid', gap: '16px', margin: 0, padding: 0, listStyle: 'none' });
export const limit = style({ display: 'grid', gap: '8px', minInlineSize: 0 });
export const used = style({ margin: 0, overflowWrap: 'anywhere' });
export const figure = style({ ...numericStyle, fontSize: '18px', fontWeight: 700 });
export const amount = style({ ...numericStyle, color: vars.text.secondary, fontSize: '14px', whiteSpace: 'nowrap' });
export const near = style({ color: vars.status.warning.text, fontWeight: 600 });
export const pending = style({
  display: 'flex',
  alignItems: 'start',
  gap: '6px',
  margin: 0,
  color: vars.status.info.text,
  fontSize: '12.5px',
});

const barOf = (colour: string) =>
  style({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '8px',
    border: 0,
    borderRadius: '4px',
    background: vars.surface.sunken,
    overflow: 'hidden',
    '::-webkit-progress-bar': { background: vars.surface.sunken },
    '::-webkit-progress-value': { borderRadius: '4px', background: colour },
    '::-moz-progress-bar': { borderRadius: '4px', background: colour },
  });
export const bar = { plain: barOf(vars.accent.outline), near: barOf(vars.status.warning.solid) };

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', alignContent: 'start' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  margin: 0,
  padding: '14px 16px',
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
export const previewTitle = style({ display: 'block', fontSize: '14px', fontWeight: 650 });
export const previewText = style({ ...numericStyle, color: vars.text.secondary, fontSize: '13px' });
export const previewNote = style({ gridColumn: '1 / -1', justifySelf: 'end', color: vars.text.tertiary, fontSize: '12.5px' });

export const breaks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const breakBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  alignContent: 'start',
  selectors: { '& + &': { borderColor: vars.border.subtle, borderStyle: 'solid', borderWidth: 0 } },
  '@media': {
    [from.lg]: { selectors: { '& + &': { paddingInlineStart: '20px', borderInlineStartWidth: '1px' } } },
    [below.lg]: { selectors: { '& + &': { paddingBlockStart: '20px', borderBlockStartWidth: '1px' } } },
  },
});
export const breakTitle = style({
  ...titleStyle('h3'),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: 0,
  fontSize: '17px',
});
export const ask = style({ margin: 0, fontSize: '13.5px', fontWeight: 550, lineHeight: 1.5 });
export const possible = style({ display: 'grid', gap: '4px', margin: '6px 0 0', paddingInlineStart: '20px' });
export const number = style({ ...numericStyle, whiteSpace: 'nowrap' });
