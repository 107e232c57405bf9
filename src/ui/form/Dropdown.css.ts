import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { calmMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../theme/textStyle.ts';
import { boxOn } from './field.css.ts';

export const root = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const trigger = style([
  boxOn.page,
  {
    color: vars.text.primary,
    font: vars.type.body,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-invalid="true"]': { borderColor: vars.status.danger.text },
      '&[aria-expanded="true"]': {
        borderColor: vars.focus.ring,
        boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
      },
    },
  },
]);

export const chosen = style([oneLine, { flex: '1 1 auto', textAlign: 'start' }]);
export const detail = style({ flex: 'none', color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

const panel = style({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '100%',
  maxBlockSize: '300px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  overflow: 'hidden',
  animation: `${rise} ${vars.duration.fast} ${vars.easing.enter}`,
  '@media': { [calmMotion]: { animation: 'none' } },
});

export const panelOf = styleVariants({
  /** As wide as the trigger. */
  field: [panel],
  /** Wider than a compact trigger. */
  wide: [panel, { inlineSize: 'min(320px, 76vw)' }],
});

export const search = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.tertiary,
});

export const searchInput = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: '46px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  fontSize: vars.size[4],
  appearance: 'none',
  '::placeholder': { color: vars.text.tertiary, opacity: 1 },
});

export const list = style({
  margin: 0,
  padding: vars.space[2],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  listStyle: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space[3],
  textAlign: 'start',
  borderRadius: vars.radius.md,
  color: vars.text.primary,
  fontSize: vars.size[3],
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.accent.subtle, fontWeight: 600 },
    '&[data-active]': { background: vars.overlay.hover },
    '&[aria-selected="true"][data-active]': {
      background: `linear-gradient(${vars.overlay.hover}, ${vars.overlay.hover}), ${vars.accent.subtle}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
});

export const optionLabel = style({ flex: '1 1 0', minInlineSize: 0 });
export const tick = style({ display: 'inline-flex', flex: 'none', inlineSize: '16px', color: vars.accent.text });
export const none = style({
  margin: 0,
  padding: vars.space[4],
  color: vars.text.tertiary,
  fontSize: vars.size[3],
});
