import { style } from '@vanilla-extract/css';
import { cardArt, cardArtEdge, cardPicture } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../theme/textStyle.ts';

export const card = style({
  display: 'block',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.gameCard,
  selectors: { '&:focus-visible': focusRing },
});

export const art = style({ ...cardArt, '::after': cardArtEdge });

export const picture = style(cardPicture(card));

export const badges = style({
  position: 'absolute',
  insetInlineStart: '8px',
  top: '8px',
  display: 'flex',
  gap: vars.space[1],
  zIndex: 1,
});

export const name = style([
  { display: 'block', marginTop: vars.space[2], fontSize: vars.size[3], fontWeight: 600, color: vars.text.primary },
  oneLine,
]);

export const vendor = style([{ display: 'block', fontSize: vars.size[1], color: vars.text.tertiary }, oneLine]);
