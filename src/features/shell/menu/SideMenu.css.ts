import { globalStyle, style } from '@vanilla-extract/css';
import { below, calmMotion, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { barRadius } from '../../../theme/measures.ts';
import { menuHeading, menuRow, menuRowStates } from '../../../theme/menuStyle.ts';
import { focusRing } from '../../../theme/textStyle.ts';

const pace = `${vars.duration.slow} ${vars.easing.standard}`;

export const drawer = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: '304px',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  font: vars.type.body,
  touchAction: 'pan-y',
  transform: 'translateX(-100%)',
  transition: `transform ${pace}, overlay ${pace} allow-discrete, display ${pace} allow-discrete`,
  '::backdrop': {
    background: vars.overlay.scrim,
    opacity: 0,
    transition: `opacity ${pace}, overlay ${pace} allow-discrete, display ${pace} allow-discrete`,
  },
  selectors: {
    '&[open]': { transform: 'none' },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@media': {
    [below.lg]: { inlineSize: 'min(312px, 80vw)' },
    [calmMotion]: { transform: 'none', transition: 'none', '::backdrop': { transition: 'none' } },
  },
});

globalStyle(`${drawer}[open]`, { '@starting-style': { transform: 'translateX(-100%)' } });
globalStyle(`${drawer}[open]::backdrop`, { '@starting-style': { opacity: 0 } });

globalStyle('html:has([data-drawer][open])', { overflow: 'hidden', scrollbarGutter: 'stable' });

export const panel = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
  paddingBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top, 0px))`,
});

export const body = style({
  flex: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space[2]} calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))`,
  scrollbarWidth: 'thin',
});

export const group = style({ margin: 0 });

export const overline = style(menuHeading);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[1],
  paddingInline: vars.space[1],
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  blockSize: '100%',
  minBlockSize: '66px',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  fontSize: vars.size[1],
  fontWeight: 550,
  lineHeight: 1.35,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    '&:hover': { background: vars.overlay.hover, color: vars.text.primary },
    '&[aria-current]': { background: vars.accent.subtle, color: vars.accent.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const tileIcon = style({ color: vars.accent.text });

export const row = style({ ...menuRow, selectors: menuRowStates });

/** In the right bar on wider screens. */
export const narrow = style({ '@media': { [from.lg]: { display: 'none' } } });

export const rowIcon = style({ color: vars.text.tertiary, selectors: { '[aria-current] > &': { color: 'inherit' } } });
export const rowText = style({ flex: 'auto', minInlineSize: 0 });
export const rowArrow = style({ color: vars.text.tertiary });

export const modes = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const modeTrack = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[1],
  marginInline: vars.space[3],
  padding: vars.space[1],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: `calc(${vars.radius.segment} + ${barRadius})`,
  background: vars.surface.sunken,
});

export const mode = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: '52px',
  borderRadius: vars.radius.segment,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 550,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': {
      background: vars.surface.raised,
      boxShadow: vars.shadow.sm,
      color: vars.text.primary,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const modeInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
