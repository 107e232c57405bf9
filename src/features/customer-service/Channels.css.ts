import { style } from '@vanilla-extract/css';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const channels = style({
  display: 'grid',
  gap: vars.space.gridGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
});
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: '64px',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.text.primary,
  cursor: 'pointer',
  ...cardStyle,
  selectors: { '&:focus-visible': focusRing },
});
export const sign = style({ display: 'flex', flex: 'none', color: vars.accent.text });
