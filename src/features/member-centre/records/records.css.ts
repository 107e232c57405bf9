import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Clips nothing, because a range of days opens over what follows. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const moment = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });

export const code = style({
  ...numericStyle,
  ...oneLine,
  display: 'block',
  maxInlineSize: '130px',
  color: vars.text.secondary,
});

export const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  color: vars.text.primary,
});

export const name = style({ ...oneLine, minInlineSize: 0, maxInlineSize: '210px', fontWeight: 600 });

export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.accent.text });

export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.accent.text }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { minBlockSize: '44px' } },
});

export const note = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.55 });
