import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { menuHeading, menuRow, menuRowStates } from '../../../theme/menuStyle.ts';
import { focusRing, numericStyle } from '../../../theme/textStyle.ts';

/** Phones have the button in their bottom bar. */
export const deposit = style({ display: 'none', '@media': { [from.md]: { display: 'inline-flex' } } });
export const withdraw = style({ display: 'none', '@media': { [from.lg]: { display: 'inline-flex' } } });

/** On narrower screens these are in the menu of the centre. */
export const symbol = style({ display: 'none', '@media': { [from.xl]: { display: 'inline-flex' } } });

export const symbolLink = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.button,
  color: vars.onHeader.fg,
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
    '&:focus-visible': focusRing,
  },
});

const badge = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: vars.size[1],
  fontWeight: 700,
} as const;

export const symbolBadge = style({ ...badge, position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const money = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  flex: '1 0 100%',
});

export const heading = style(menuHeading);
export const row = style({ ...menuRow, selectors: menuRowStates });
export const rowIcon = style({ color: vars.text.tertiary, selectors: { '[aria-current] > &': { color: 'inherit' } } });
export const rowText = style({ flex: 'auto', minInlineSize: 0 });
export const rowArrow = style({ color: vars.text.tertiary });
export const rowBadge = style(badge);
/** In the colour of rewards: red would say that something is unread. */
export const rowRank = style({
  ...numericStyle,
  marginInlineStart: 'auto',
  color: vars.reward.text,
  fontSize: vars.size[2],
  fontWeight: 650,
});
