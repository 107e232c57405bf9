import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ position: 'relative', display: 'block' });

/** Invisible above the cells, which show what was typed. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  letterSpacing: 0,
  cursor: 'text',
  '::selection': { background: 'transparent' },
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[2],
  maxInlineSize: '336px',
  pointerEvents: 'none',
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
  color: vars.text.primary,
  selectors: {
    '[data-palette="dark"] &': { background: vars.surface.sunken },
    '&[data-filled]::after': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      background: 'currentColor',
    },
    ':focus-within > * > &[data-next]': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
    'input[aria-invalid="true"] + * > &': { borderColor: vars.status.danger.text },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { ':focus-within > * > &[data-next]': { outline: '2px solid' } } },
  },
});
