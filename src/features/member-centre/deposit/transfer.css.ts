import { createVar, keyframes, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export { details } from './deposit.css.ts';

const whole = { gridColumn: '1 / -1' } as const;
const grid = { display: 'grid', gap: vars.space[4], minInlineSize: 0 } as const;

export const transfer = style({
  ...grid,
  ...whole,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '316px minmax(0, 1fr)' } },
});
export const scan = style({ minInlineSize: 0 });
export const words = style(grid);
export const after = style(grid);
export const wide = style({ '@media': { [from.lg]: whole } });

/** Length of an order, and how much of it is over, below zero. */
export const lasts = createVar();
export const passed = createVar();
const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

export const time = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});
export const timeName = style({ color: vars.text.secondary, fontSize: vars.size[2] });
export const timeText = style({ ...numericStyle, color: vars.status.warning.text, fontSize: vars.size[5], fontWeight: 700 });
export const bar = style({
  ...whole,
  position: 'relative',
  overflow: 'hidden',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    transformOrigin: 'left',
    background: vars.status.warning.text,
    animation: `${shrink} linear ${lasts} ${passed} both`,
  },
  // The figures say it; a bar that does not move would say something else.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' });
export const codeTitle = style({ margin: 0, color: vars.text.primary, fontSize: vars.size[3], fontWeight: 600 });
export const codeText = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2] });

export const content = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.accent.outline}`,
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
});
export const contentWords = style({ display: 'grid', minInlineSize: 0 });
export const contentName = style({ color: vars.text.secondary, fontSize: vars.size[2] });
export const contentText = style({
  ...numericStyle,
  color: vars.text.primary,
  fontSize: vars.size[5],
  fontWeight: 700,
  letterSpacing: '1px',
  overflowWrap: 'anywhere',
});

/** Apps open on phones only; there they come before the code, which a phone cannot scan from itself. */
export const apps = style({ minInlineSize: 0, '@media': { [from.lg]: { display: 'none' } } });
export const choice = style({ ...grid, gap: vars.space[3] });
export const banks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const bank = style([
  colourTransition,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '56px',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.md,
    background: vars.surface.raised,
    color: vars.text.primary,
    textDecoration: 'none',
    ':hover': { borderColor: vars.border.strong },
    ':focus-visible': focusRing,
  },
]);
export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '40px',
  blockSize: '32px',
  borderRadius: vars.radius.sm,
  background: vars.support.subtle,
  color: vars.support.text,
  fontSize: vars.size[1],
  fontWeight: 700,
});
export const bankWords = style({ display: 'grid', minInlineSize: 0 });
export const bankName = style({ ...oneLine, fontSize: vars.size[2], fontWeight: 600 });
export const bankNote = style({ color: vars.text.secondary, fontSize: vars.size[1] });
