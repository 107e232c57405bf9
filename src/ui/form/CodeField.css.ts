import { keyframes, style } from '@vanilla-extract/css';
import { below, calmMotion, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';
import { boxOn, inputOn } from './field.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [below.md]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const root = style([
  boxOn.page,
  {
    position: 'relative',
    flex: '1 1 0',
    '@media': {
      // On phones the cells replace the box.
      [below.md]: {
        flex: 'none',
        padding: 0,
        border: 0,
        background: 'none',
        selectors: {
          '[data-palette="dark"] &': { background: 'none' },
          '&:focus-within': { boxShadow: 'none' },
        },
      },
    },
  },
]);

export const input = style([
  inputOn.page,
  numericStyle,
  {
    letterSpacing: '4px',
    fontSize: vars.size[5],
    '::placeholder': { letterSpacing: 'normal', fontSize: vars.size[3] },
    '@media': {
      [below.md]: {
        position: 'absolute',
        inset: 0,
        blockSize: '100%',
        // Invisible: the cells show the digits.
        color: 'transparent',
        caretColor: 'transparent',
        letterSpacing: 0,
        '::placeholder': { color: 'transparent' },
        '::selection': { background: 'transparent' },
      },
    },
  },
]);

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[2],
  inlineSize: '100%',
  pointerEvents: 'none',
  '@media': { [from.md]: { display: 'none' } },
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const cell = style({
  ...numericStyle,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '48px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
  color: vars.text.primary,
  fontSize: vars.size[5],
  fontWeight: 600,
  selectors: {
    '[data-palette="dark"] &': { background: vars.surface.sunken },
    ':focus-within > * > &[data-next]': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
    'input[aria-invalid="true"] + * > &': { borderColor: vars.status.danger.text },
    ':focus-within > * > &[data-next]:empty::after': {
      content: '""',
      inlineSize: '1.5px',
      blockSize: '20px',
      background: vars.focus.ring,
      animation: `${blink} 1.1s steps(1) infinite`,
    },
  },
  '@media': {
    [calmMotion]: { selectors: { ':focus-within > * > &[data-next]:empty::after': { animation: 'none' } } },
  },
});
