import { style } from '@vanilla-extract/css';
import { cardPicture } from '../../theme/cardStyle.ts';
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

export const art = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
  background: vars.surface.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.text.onMedia} 10%, transparent), inset 0 1px 0 color-mix(in srgb, ${vars.text.onMedia} 22%, transparent)`,
    pointerEvents: 'none',
  },
});

export const picture = style(cardPicture(card));

export const badges = style({
  position: 'absolute',
  insetInlineStart: '8px',
  top: '8px',
  display: 'flex',
  gap: '4px',
  zIndex: 1,
});

export const name = style([
  { display: 'block', marginTop: '8px', fontSize: '13.5px', fontWeight: 600, color: vars.text.primary },
  oneLine,
]);

export const vendor = style([{ display: 'block', fontSize: '12px', color: vars.text.tertiary }, oneLine]);
