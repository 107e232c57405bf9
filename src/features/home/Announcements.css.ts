import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../theme/textStyle.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '46px',
  padding: '0 16px',
  font: 'inherit',
  textAlign: 'start',
  color: vars.text.secondary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.default }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { minHeight: '44px', gap: '9px', padding: '0 2px', background: 'none', borderColor: 'transparent' } },
});

export const icon = style({ display: 'flex', flex: 'none', color: vars.accent.text });
const wide = { '@media': { [below.md]: { display: 'none' } } } as const;
export const label = style([{ flex: 'none', fontSize: '13px', fontWeight: 650, color: vars.text.primary }, wide]);
export const title = style([{ flex: 1, minWidth: 0, fontSize: '13.5px' }, oneLine]);
export const date = style([{ flex: 'none', fontSize: '12.5px', color: vars.text.tertiary }, numericStyle, wide]);
export const see = style([{ flex: 'none', fontSize: '13px', fontWeight: 600, color: vars.accent.text }, wide]);
export const caret = style({ display: 'none', flex: 'none', opacity: 0.6, '@media': { [below.md]: { display: 'flex' } } });
