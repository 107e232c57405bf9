import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, radii, spaces, typeRole } from '../../theme/measures.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const head = style({ display: 'flex', justifyContent: 'space-between', fontWeight: 500 });
export const ring = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[2],
  color: vars.text.secondary,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({ fill: 'none', strokeWidth: 2.5, stroke: vars.border.strong });
export const rest = style({ fill: 'none', strokeWidth: 2.5, stroke: vars.accent.text });

const shake = keyframes({
  '25%': { transform: 'translateX(-5px)' },
  '50%': { transform: 'translateX(4px)' },
  '75%': { transform: 'translateX(-2px)' },
});
export const cells = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: spaces[2] });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 58,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radii.control,
  background: vars.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  ...typeRole('figure'),
  selectors: {
    '&[data-active]': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 2px color-mix(in srgb, ${vars.focus.ring} 45%, transparent)`,
    },
    '&[data-active]:empty::after': {
      content: '',
      inlineSize: 1,
      blockSize: 24,
      background: vars.text.primary,
    },
  },
});
/** Shakes once; cells of a refused code are outlined in red. */
export const wrong = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${shake} 180ms ease-in-out` } },
});
/** Over the cells, with its text invisible: the cells show it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: fontSizes[4],
  // The cell that takes the next digit shows the focus.
  selectors: { '&&:focus-visible': { outline: 'none' }, '&::selection': { background: 'transparent' } },
});
globalStyle(`${wrong} ${cell}`, { borderColor: vars.danger.solid });
