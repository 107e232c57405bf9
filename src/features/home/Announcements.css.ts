import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../theme/textStyle.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '46px',
  padding: `0 ${vars.space[4]}`,
  font: 'inherit',
  textAlign: 'start',
  color: vars.text.secondary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.default }, '&:focus-visible': focusRing },
  '@media': {
    [below.md]: {
      minHeight: '44px',
      gap: vars.space[2],
      padding: `0 ${vars.space[1]}`,
      background: 'none',
      borderColor: 'transparent',
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none', color: vars.accent.text });
const wide = { '@media': { [below.md]: { display: 'none' } } } as const;
export const label = style([{ flex: 'none', fontSize: vars.size[2], fontWeight: 650, color: vars.text.primary }, wide]);
export const title = style([{ flex: 1, minWidth: 0, fontSize: vars.size[3] }, oneLine]);
export const date = style([{ flex: 'none', fontSize: vars.size[2], color: vars.text.tertiary }, numericStyle, wide]);
export const see = style([{ flex: 'none', fontSize: vars.size[2], fontWeight: 600, color: vars.accent.text }, wide]);
export const caret = style({ display: 'none', flex: 'none', opacity: 0.6, '@media': { [below.md]: { display: 'flex' } } });
