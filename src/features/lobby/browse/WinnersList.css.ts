import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const board = style({ marginTop: vars.space[5], '@media': { [below.md]: { marginTop: vars.space[3] } } });

export const table = style({
  width: '100%',
  overflow: 'hidden',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...cardStyle,
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'start',
  fontSize: vars.size[3],
  lineHeight: 1.4,
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [below.md]: { padding: `${vars.space[2]} ${vars.space[3]}`, fontSize: vars.size[2] } },
});
globalStyle(`${table} th`, { fontSize: vars.size[2], fontWeight: 600, color: vars.text.tertiary });
globalStyle(`${table} tbody tr:last-child td`, { borderBottom: 0 });

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  selectors: { '&:focus-visible': focusRing },
});
export const words = style({ minWidth: 0 });
export const name = style([
  { display: 'block', fontWeight: 600, color: vars.text.primary },
  oneLine,
  { '@media': { [below.md]: { whiteSpace: 'normal', lineHeight: 1.35 } } },
]);
export const vendor = style([{ display: 'block', fontSize: vars.size[1], color: vars.text.tertiary }, oneLine]);
export const player = style([{ color: vars.text.secondary }, oneLine]);
/** Without room for another column, the player appears under the game. */
export const wide = style({ '@media': { [below.md]: { display: 'none' } } });
export const narrow = style({ '@media': { [from.md]: { display: 'none' } } });
export const time = style([{ color: vars.text.tertiary, '@media': { [below.md]: { display: 'none' } } }, numericStyle]);
export const amount = style([{ fontWeight: 650, whiteSpace: 'nowrap' }, numericStyle]);
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'end', '@media': { [below.md]: { width: '160px' } } });
globalStyle(`${table} td:last-child`, { color: vars.reward.text });

export const waiting = style({ display: 'grid', gap: vars.space[2] });
export const waitingRow = style({ display: 'grid', height: '64px', overflow: 'hidden', borderRadius: vars.radius.md });
