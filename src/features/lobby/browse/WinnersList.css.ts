import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const board = style({ marginTop: '20px', '@media': { [below.md]: { marginTop: '12px' } } });

export const table = style({
  width: '100%',
  overflow: 'hidden',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...cardStyle,
});

globalStyle(`${table} th, ${table} td`, {
  padding: '10px 16px',
  textAlign: 'start',
  fontSize: '13.5px',
  lineHeight: 1.4,
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [below.md]: { padding: '8px 10px', fontSize: '13px' } },
});
globalStyle(`${table} th`, { fontSize: '12.5px', fontWeight: 600, color: vars.text.tertiary });
globalStyle(`${table} tbody tr:last-child td`, { borderBottom: 0 });

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
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
export const vendor = style([{ display: 'block', fontSize: '12px', color: vars.text.tertiary }, oneLine]);
export const player = style([{ color: vars.text.secondary }, oneLine]);
/** Without room for another column, the player appears under the game. */
export const wide = style({ '@media': { [below.md]: { display: 'none' } } });
export const narrow = style({ '@media': { [from.md]: { display: 'none' } } });
export const time = style([{ color: vars.text.tertiary, '@media': { [below.md]: { display: 'none' } } }, numericStyle]);
export const amount = style([{ fontWeight: 650, whiteSpace: 'nowrap' }, numericStyle]);
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'end', '@media': { [below.md]: { width: '160px' } } });
globalStyle(`${table} td:last-child`, { color: vars.reward.text });

export const waiting = style({ display: 'grid', gap: '8px' });
export const waitingRow = style({ display: 'grid', height: '64px', overflow: 'hidden', borderRadius: vars.radius.md });
