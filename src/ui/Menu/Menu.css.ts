import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calmMotion, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const root = style({ position: 'relative', display: 'inline-block' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.button,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.text,
  fontSize: vars.size[2],
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '&:focus-visible': { ...focusRing, outlineColor: 'currentColor' },
  },
});

const list = style({
  position: 'absolute',
  zIndex: layer.megaMenu,
  minInlineSize: '176px',
  margin: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  animation: `${rise} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

export const placement = styleVariants({
  below: [list, { insetBlockStart: 'calc(100% + 6px)', insetInlineEnd: 0 }],
  above: [list, { insetBlockEnd: 'calc(100% + 6px)', insetInlineEnd: 0 }],
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.text,
  fontSize: vars.size[3],
  lineHeight: 1.45,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.overlay.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-checked="true"]': { background: vars.accent.subtle, fontWeight: 600 },
  },
});

export const itemLabel = style({ flex: 1 });
