import { globalStyle, style } from '@vanilla-extract/css';
import { below, calmMotion, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
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
  padding: '12px 10px 10px 20px',
  paddingBlockStart: 'calc(12px + env(safe-area-inset-top, 0px))',
});

export const body = style({
  flex: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 8px calc(20px + env(safe-area-inset-bottom, 0px))',
  scrollbarWidth: 'thin',
});

export const group = style({ margin: 0 });

export const overline = style(menuHeading);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '4px',
  paddingInline: '4px',
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '5px',
  blockSize: '100%',
  minBlockSize: '66px',
  padding: '9px 2px 7px',
  borderRadius: vars.radius.md,
  color: vars.text.secondary,
  fontSize: '12px',
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
  gap: '2px',
  marginInline: '12px',
  padding: '3px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: `calc(${vars.radius.segment} + 3px)`,
  background: vars.surface.sunken,
});

export const mode = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  minBlockSize: '52px',
  borderRadius: vars.radius.segment,
  color: vars.text.secondary,
  fontSize: '12.5px',
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
