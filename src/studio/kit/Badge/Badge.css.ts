import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, radii, spaces } from '../../theme/measures.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: spaces[1],
  blockSize: 20,
  paddingInline: spaces[2],
  borderRadius: radii.badge,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

const families = {
  success: vars.success,
  warning: vars.warning,
  danger: vars.danger,
  info: vars.info,
  draft: vars.draft,
} as const;

export const tone = {
  neutral: style([
    badge,
    {
      background: vars.surface.raised,
      color: vars.text.secondary,
      selectors: { '[data-palette="light"] &': { background: vars.surface.sunken } },
    },
  ]),
  outline: style([badge, { color: vars.text.secondary, boxShadow: `inset 0 0 0 1px ${vars.border.strong}` }]),
  ...styleVariants(families, ({ subtle, text }) => [badge, { background: subtle, color: text }]),
};

const dotBase = style({ inlineSize: 7, blockSize: 7, flex: 'none', borderRadius: radii.badge });
export const dot = {
  neutral: style([dotBase, { background: vars.text.quiet }]),
  outline: style([dotBase, { background: vars.text.quiet }]),
  ...styleVariants(families, ({ solid }) => [dotBase, { background: solid }]),
};

const counter = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: spaces[1],
  borderRadius: radii.card,
  fontSize: fontSizes[1],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const count = {
  neutral: style([counter, { background: vars.state.pressed, color: vars.text.secondary }]),
  ...styleVariants(families, ({ subtle, text }) => [counter, { background: subtle, color: text }]),
};

const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  fontWeight: 600,
  color: vars.accent.onSolid,
  borderRadius: '50%',
});
export const avatar = styleVariants({
  small: [face, { inlineSize: 24, blockSize: 24, fontSize: fontSizes[1] }],
  medium: [face, { inlineSize: 28, blockSize: 28, fontSize: fontSizes[1] }],
  large: [face, { inlineSize: 44, blockSize: 44, fontSize: fontSizes[4] }],
});
/** The solid status colours carry white text; a name always gets the same one. */
export const avatarColour = [vars.accent.solid, vars.draft.solid, vars.danger.solid].map((background) => style({ background }));
