import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' }, [from.lg]: { display: 'none' } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '72px',
  height: '100%',
  padding: vars.space[1],
  fontSize: vars.size[1],
  fontWeight: 550,
  color: vars.text.secondary,
  textDecoration: 'none',
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': focusRing, '&:active': { background: vars.accent.subtle } },
});

export const leading = style({
  fontWeight: 650,
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderColor: 'transparent',
});
export const icon = style({ display: 'flex', color: vars.accent.text });
/** Wraps to two lines rather than being truncated. */
export const label = style({ maxWidth: '100%', lineHeight: 1.3, textAlign: 'center', textWrap: 'balance', wordSpacing: 0 });
