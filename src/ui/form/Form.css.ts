import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });

/** Two columns on wide screens. */
export const columns = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const note = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.45 });

export const onwards = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space[2]}`,
  margin: 0,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  lineHeight: 1.5,
  '@media': { [below.md]: { minBlockSize: '44px' } },
});
