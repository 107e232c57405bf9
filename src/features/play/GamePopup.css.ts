import { keyframes, style } from '@vanilla-extract/css';
import { below, calmMotion, layer } from '../../theme/breakpoints.ts';
import { cardArt } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine, titleStyle } from '../../theme/textStyle.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
  background: vars.overlay.scrim,
  '@media': { [below.md]: { placeItems: 'end center', padding: `${vars.space[7]} 0 0` } },
});

export const panel = style({
  display: 'flex',
  inlineSize: 'min(100%, 760px)',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
  '@media': {
    [below.md]: { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: 0 },
    [calmMotion]: { animation: 'none' },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', flex: 'auto', minInlineSize: 0, outline: 'none' });
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '60px',
  paddingInline: `${vars.space[6]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [below.md]: { paddingInline: `${vars.space[4]} ${vars.space[2]}` } },
});
export const title = style({ ...titleStyle('h3'), margin: 0 });
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [below.md]: { padding: `${vars.space[4]} ${vars.space[4]} calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))` },
  },
});
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
