import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durations, fontSizes, radii, spaces } from '../../theme/measures.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[2],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

const ring = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 } as const;

export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 30,
  blockSize: 18,
  borderRadius: radii.card,
  background: vars.border.control,
  transition: `background-color ${durations.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    inlineSize: 14,
    blockSize: 14,
    borderRadius: radii.control,
    background: vars.accent.onSolid,
    transition: `transform ${durations.fast}`,
  },
  selectors: {
    '[data-selected] > &': { background: vars.accent.solid },
    '[data-selected] > &::after': { transform: 'translateX(12px)' },
    '[data-disabled] > &': { opacity: 0.5 },
    '[data-focus-visible] > &': ring,
  },
});

export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radii.badge,
  border: `1px solid ${vars.border.control}`,
  color: 'transparent',
  selectors: {
    ':is([data-selected], [data-indeterminate]) > &': {
      background: vars.accent.solid,
      borderColor: vars.accent.solid,
      color: vars.accent.onSolid,
    },
    '[data-focus-visible] > &': ring,
    '[data-invalid] > &': { borderColor: vars.danger.text },
    '[data-disabled] > &': { opacity: 0.5 },
  },
});

export const radios = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: spaces[2] },
  row: { display: 'flex', gap: spaces[4], flexWrap: 'wrap' },
});
export const radio = style({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radii.segment,
  border: `1px solid ${vars.border.control}`,
  selectors: {
    '[data-selected] > &': { border: `5px solid ${vars.accent.solid}` },
    '[data-palette="dark"] [data-selected] > &': { borderColor: vars.accent.text },
    '[data-focus-visible] > &': ring,
  },
});

export const segments = style({
  display: 'inline-flex',
  flex: 'none',
  gap: spaces[1],
  padding: spaces[1],
  borderRadius: radii.segment,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.sunken,
});
export const fills = style({ display: 'flex' });
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spaces[1],
  blockSize: 26,
  paddingInline: spaces[2],
  borderRadius: radii.control,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.state.hover },
    '&[data-selected]': {
      background: vars.surface.overlay,
      color: vars.text.primary,
      boxShadow: `0 0 0 1px ${vars.border.strong}`,
    },
    '&[data-focus-visible]': ring,
    [`${fills} > &`]: { flex: 1 },
  },
});
export const iconSegment = style({ inlineSize: 28, paddingInline: 0 });
globalStyle(`${segments} input`, { margin: 0 });
