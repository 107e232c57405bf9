import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '14px 18px' });
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '50px',
  blockSize: '50px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const words = style({ display: 'grid', flex: '1 1 260px', gap: '4px', minInlineSize: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  margin: 0,
  fontSize: '16px',
  fontWeight: 650,
});
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '14px', lineHeight: 1.55 });
export const balance = style({
  display: 'grid',
  gap: '2px',
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [below.md]: { marginInlineStart: 0, textAlign: 'start' } },
});
export const balanceLabel = style({ color: vars.text.secondary, fontSize: '13px' });
export const balanceSum = style({ ...numericStyle, fontSize: '21px', fontWeight: 650 });

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 14px',
  marginBlock: '16px',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const figure = style({ ...numericStyle, fontSize: '14px', lineHeight: 1.5, color: vars.text.secondary });
export const done = style({ color: vars.text.primary, fontWeight: 650 });

const track = {
  appearance: 'none',
  display: 'block',
  border: 0,
  borderRadius: '4px',
  background: vars.surface.sunken,
  overflow: 'hidden',
} as const;
const barOf = (colour: string, inlineSize: string) =>
  style({
    ...track,
    inlineSize,
    blockSize: '8px',
    '::-webkit-progress-bar': { background: vars.surface.sunken },
    '::-webkit-progress-value': { borderRadius: '4px', background: colour },
    '::-moz-progress-bar': { borderRadius: '4px', background: colour },
  });
export const bar = barOf(vars.accent.outline, '100%');
/** Wraps, because the columns beside it do not. */
export const title = style({ fontWeight: 600, overflowWrap: 'break-word' });
/** Beside its value in a row of a table. */
export const smallBar = { open: barOf(vars.accent.outline, '72px'), over: barOf(vars.border.strong, '72px') };
export const requirement = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  ...numericStyle,
  whiteSpace: 'nowrap',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
});
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const share = style({
  padding: '5px 14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  color: vars.text.secondary,
  fontSize: '13px',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});
