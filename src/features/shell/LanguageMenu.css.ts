import { style, styleVariants } from '@vanilla-extract/css';
import { layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ position: 'relative', display: 'inline-flex' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  margin: 0,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: 'inherit',
  font: vars.type.label,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
  },
});

export const code = style({ minInlineSize: '1.4em' });

const base = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: layer.megaMenu,
  minInlineSize: '188px',
  padding: vars.space[2],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
});

export const list = styleVariants({
  below: [base, { insetBlockStart: 'calc(100% + 6px)' }],
  above: [base, { insetBlockEnd: 'calc(100% + 6px)' }],
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  font: vars.type.label,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.overlay.hover },
    '&[aria-current]': { color: vars.accent.text, fontWeight: 650 },
    '&:focus-visible': { outline: `2px solid ${vars.accent.text}`, outlineOffset: '-2px' },
  },
});

export const name = style({ flex: 'auto' });
