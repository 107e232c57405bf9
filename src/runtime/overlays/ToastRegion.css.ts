import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, calmMotion, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const region = style({
  position: 'fixed',
  insetBlockStart: '16px',
  insetInlineEnd: '16px',
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: 'min(360px, calc(100vw - 32px))',
  // On phones below the head of a page or a centre, whose title, back and balance stay in reach.
  '@media': {
    [below.md]: {
      insetBlockStart: 'calc(64px + env(safe-area-inset-top, 0px))',
      insetInline: 0,
      marginInline: 'auto',
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  boxShadow: vars.shadow.lg,
  color: vars.text.inverse,
  lineHeight: 1.45,
  animation: `${rise} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

/** The status colour, mixed with the text colour for contrast on the inverse surface. */
const on = (solid: string) => ({
  paddingBlockStart: hairline,
  color: `color-mix(in oklab, ${solid} 68%, ${vars.text.inverse})`,
});

export const mark = styleVariants({
  success: on(vars.status.success.solid),
  warning: on(vars.status.warning.solid),
  danger: on(vars.status.danger.solid),
  info: on(vars.status.info.solid),
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ display: 'block', fontWeight: 650, fontSize: vars.size[3] });
export const detail = style({ fontSize: vars.size[2], opacity: 0.85 });
export const action = style({
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: vars.space[3],
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: vars.radius.button,
  color: 'inherit',
  fontWeight: 650,
  fontSize: vars.size[2],
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' } },
});
