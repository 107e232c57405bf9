import { keyframes, style } from '@vanilla-extract/css';
import { below, calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

/** Sizes of a column: a longer amount is smaller, so that it is never cut. */
const fitted = {
  '&[data-length="long"]': { fontSize: vars.size[5] },
  '&[data-length="longest"]': { fontSize: vars.size[3] },
};
const amount = { ...numericStyle, fontWeight: 650, lineHeight: 1.4, whiteSpace: 'nowrap' } as const;

/** A pill in the header; on phones its buttons are in the side menu. */
export const header = {
  box: style({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space[1],
    blockSize: '40px',
    paddingInline: `${vars.space[4]} ${vars.space[1]}`,
    borderRadius: vars.radius.pill,
    background: vars.onHeader.control,
    color: vars.onHeader.fg,
    '@media': { [below.md]: { paddingInline: vars.space[3], blockSize: '36px' } },
  }),
  amount: style({ ...amount, fontSize: vars.size[3], '@media': { [below.md]: { fontSize: vars.size[2] } } }),
} as const;

/** In the bar above a game: digits are never cut, and the buttons give way first. */
export const game = {
  box: style([header.box, { '@media': { 'screen and (max-width: 359.98px)': { paddingInline: vars.space[2] } } }]),
  amount: style([header.amount]),
} as const;

export const menu = {
  box: style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2], minInlineSize: 0 }),
  amount: style({ ...amount, fontSize: vars.size[6], selectors: fitted }),
} as const;

/** In the member centre: caption and buttons above, the amount below. */
export const centre = {
  box: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minInlineSize: 0,
  }),
  amount: style({
    ...amount,
    gridArea: '2 / 1 / 3 / -1',
    fontSize: vars.size[6],
    selectors: fitted,
  }),
} as const;
export const caption = style({ fontSize: vars.size[2] });

export const tools = style({
  display: 'inline-flex',
  flex: 'none',
  selectors: { [`${header.box} &`]: { '@media': { [below.md]: { display: 'none' } } } },
});

export const waiting = style({ display: 'inline-block', inlineSize: '92px' });
export const failed = style({ fontSize: vars.size[2], fontWeight: 500 });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const still = style({ display: 'inline-flex' });
export const turning = style([
  still,
  { animation: `${turn} 0.8s linear infinite`, '@media': { [calmMotion]: { animation: 'none', opacity: 0.6 } } },
]);
