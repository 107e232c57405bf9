import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, calmMotion, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const region = style({
  position: 'fixed',
  insetBlockStart: '16px',
  insetInlineEnd: '16px',
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  inlineSize: 'min(360px, calc(100vw - 32px))',
  '@media': { [below.md]: { insetInline: 0, marginInline: 'auto' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px 8px 8px 16px',
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  boxShadow: vars.shadow.lg,
  color: vars.text.inverse,
  lineHeight: 1.45,
  animation: `${rise} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

/** The status colour, mixed with the text colour for contrast on the inverse surface. */
const on = (solid: string) => ({ paddingBlockStart: '1px', color: `color-mix(in oklab, ${solid} 68%, ${vars.text.inverse})` });

export const mark = styleVariants({
  success: on(vars.status.success.solid),
  warning: on(vars.status.warning.solid),
  danger: on(vars.status.danger.solid),
  info: on(vars.status.info.solid),
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ display: 'block', fontWeight: 650, fontSize: '14px' });
export const detail = style({ fontSize: '13px', opacity: 0.85 });
export const action = style({
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: '12px',
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: vars.radius.button,
  color: 'inherit',
  fontWeight: 650,
  fontSize: '13px',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' } },
});
