import { style } from '@vanilla-extract/css';
import { below, calmMotion, from, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  selectors: { '&:has([aria-expanded="true"])': { zIndex: layer.megaMenu } },
  '@media': {
    [below.lg]: {
      transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
      selectors: { '&[data-hidden]:not(:focus-within)': { transform: 'translateY(-100%)' } },
    },
    [`${below.lg} and ${calmMotion}`]: {
      transition: 'none',
      selectors: { '&[data-hidden]:not(:focus-within)': { transform: 'none' } },
    },
  },
});

export const row = style({
  position: 'relative',
  zIndex: 2,
  borderBlockEnd: `1px solid ${vars.onHeader.border}`,
  background: vars.surface.header,
  color: vars.onHeader.fg,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  blockSize: '56px',
  '@media': {
    [from.md]: { gap: '8px' },
    [from.lg]: { blockSize: vars.height.header },
  },
});

export const menu = style({ display: 'inline-flex', marginInlineStart: '-10px' });

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  minInlineSize: 0,
  paddingInline: '4px',
  borderRadius: vars.radius.sm,
  color: 'inherit',
});

export const space = style({ flex: 'auto' });

export const actions = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'flex', alignItems: 'center', gap: '4px' } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '40px',
  margin: 0,
  paddingInline: '12px',
  border: '1px solid transparent',
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.onHeader.fgMuted,
  font: vars.type.label,
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { background: vars.onHeader.control, color: vars.onHeader.fg },
  },
});

export const strongAction = style([
  action,
  { background: vars.onHeader.control, borderColor: vars.onHeader.border, color: vars.onHeader.fg, fontWeight: 600 },
]);

export const divider = style({ inlineSize: '1px', blockSize: '24px', marginInline: '8px', background: vars.onHeader.border });
