import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durations, fontSizes, radii, sizes, spaces } from '../../theme/measures.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: spaces[2],
  border: '1px solid transparent',
  borderRadius: radii.control,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}, color ${durations.fast}`,
  selectors: { '&[data-busy]': { cursor: 'progress' } },
});

export const size = styleVariants({
  small: [
    base,
    {
      blockSize: sizes.controlSmall,
      paddingInline: spaces[3],
      fontSize: fontSizes[1],
      lineHeight: '18px',
      borderRadius: radii.control,
    },
  ],
  medium: [base, { blockSize: sizes.control, paddingInline: spaces[3], fontSize: fontSizes[2], lineHeight: '20px' }],
  large: [
    base,
    {
      blockSize: sizes.controlLarge,
      paddingInline: spaces[4],
      fontSize: fontSizes[3],
      lineHeight: '22px',
      borderRadius: radii.segment,
    },
  ],
});

export const square = styleVariants({
  small: { inlineSize: sizes.controlSmall, paddingInline: 0 },
  medium: { inlineSize: sizes.control, paddingInline: 0 },
  large: { inlineSize: sizes.controlLarge, paddingInline: 0 },
});

export const variant = styleVariants({
  primary: {
    background: vars.action.solid,
    color: vars.action.onSolid,
    selectors: { '&:is([data-hovered], a:hover)': { background: vars.action.hover } },
  },
  secondary: {
    background: vars.surface.raised,
    borderColor: vars.border.strong,
    color: vars.text.primary,
    selectors: {
      '[data-palette="light"] &': { background: vars.surface.panel },
      '&:is([data-hovered], a:hover, [data-pressed])': {
        backgroundImage: `linear-gradient(${vars.state.hover}, ${vars.state.hover})`,
      },
    },
  },
  ghost: {
    color: vars.text.secondary,
    selectors: {
      '&:is([data-hovered], a:hover)': { background: vars.state.hover, color: vars.text.primary },
      '&[data-pressed]': { background: vars.state.pressed },
    },
  },
  danger: { background: vars.danger.solid, color: vars.accent.onSolid },
});

export const selected = style({
  background: vars.state.selected,
  color: vars.accent.text,
  selectors: { '&[data-hovered]': { background: vars.state.selected, color: vars.accent.text } },
});

/** Stays focusable, so that its reason can be read. */
export const disabled = style({
  background: vars.surface.sunken,
  borderColor: vars.border.subtle,
  color: vars.text.quiet,
  cursor: 'not-allowed',
  selectors: { '&[data-hovered]': { background: vars.surface.sunken, color: vars.text.quiet } },
});

export const keys = style({ display: 'inline-flex', gap: spaces[1], marginInlineStart: spaces[1] });
