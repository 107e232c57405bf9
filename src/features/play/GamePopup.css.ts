import { style } from '@vanilla-extract/css';
import { cardArt } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../theme/textStyle.ts';

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '220px', color: vars.text.tertiary });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.gameCard,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
export const art = style(cardArt);
export const name = style([
  { display: 'block', marginBlockStart: vars.space[2], fontSize: vars.size[2], fontWeight: 600 },
  oneLine,
]);
