import { style } from '@vanilla-extract/css';
import { below as under } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { barRadius, negative } from '../../../theme/measures.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const foot = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.55 });
export const period = style({ ...numericStyle, color: vars.text.primary, fontWeight: 600, whiteSpace: 'nowrap' });
export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const note = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });
export const owed = style({ color: vars.status.danger.text, fontSize: vars.size[2], whiteSpace: 'nowrap' });

export const reached = style({
  ...numericStyle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
});
export const bar = style({ inlineSize: '100px', blockSize: '8px' });
export const track = style({ fill: vars.surface.sunken });
export const full = style({ fill: vars.accent.text });
export const below = style({ fill: vars.status.warning.text });

export const statement = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  '@media': { [under.md]: { padding: `${vars.space[3]} 0`, marginInline: negative(vars.space[2]) } },
});
export const counted = style({ margin: 0, paddingInline: vars.space[2], color: vars.text.secondary, fontSize: vars.size[2] });
export const correction = style({ color: vars.text.secondary, fontStyle: 'italic' });
export const sums = style({ inlineSize: '100%', padding: `${vars.space[1]} ${vars.space[2]}` });

export const legend = style({
  ...numericStyle,
  paddingInlineStart: vars.space[6],
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.accent.text} 0 4px, transparent 4px 7px)`,
  backgroundSize: '18px 2px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 50%',
});
export const chart = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-around',
  gap: vars.space[2],
  blockSize: '156px',
  minInlineSize: 0,
});
export const limits = style({ position: 'absolute', inset: '0 0 22px', inlineSize: '100%', blockSize: 'calc(100% - 22px)' });
export const limit = style({ stroke: vars.accent.text, strokeDasharray: '4 4', vectorEffect: 'non-scaling-stroke' });
export const column = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '56px',
});
export const columnBar = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minBlockSize: 0,
  borderRadius: `${barRadius} ${barRadius} 0 0`,
});
export const hour = style({
  ...numericStyle,
  blockSize: '22px',
  color: vars.text.tertiary,
  fontSize: vars.size[1],
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
export const reachedBar = style({ fill: `color-mix(in srgb, ${vars.accent.text} 55%, transparent)` });
export const lastBar = style({ fill: vars.accent.text });
export const belowBar = style({ fill: vars.border.strong });
