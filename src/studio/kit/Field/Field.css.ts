import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { durations, fontSizes, fontStacks, layers, radii, sizes, spaces } from '../../theme/measures.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], minInlineSize: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: spaces[2], minBlockSize: 20 });
export const label = style({ fontWeight: 500 });
export const end = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: spaces[2] });
export const hint = style({
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.quiet,
  // An option lies on a lighter surface than a field.
  selectors: { '[role="option"] &': { color: vars.text.secondary } },
});
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.danger.text,
});
export const errorIcon = style({ paddingBlockStart: spaces[1] });

const halo = `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 30%, transparent)`;

const boxBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minInlineSize: 0,
  paddingInline: spaces[3],
  borderRadius: radii.control,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.sunken,
  transition: `border-color ${durations.fast}, box-shadow ${durations.fast}`,
  selectors: {
    '[data-palette="light"] &': { background: vars.surface.panel },
    '&:is([data-focus-within], :focus-within, [data-focus-visible], [data-pressed])': {
      borderColor: vars.focus.ring,
      boxShadow: halo,
    },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-readonly]': { background: vars.surface.raised, borderColor: vars.border.strong, color: vars.text.secondary },
    '&[data-disabled]': { background: vars.surface.raised, borderColor: vars.border.strong, color: vars.text.quiet },
    '&:focus-visible': { outline: 'none' },
  },
});

export const box = styleVariants({
  small: [boxBase, { blockSize: 30, fontSize: fontSizes[1], borderRadius: radii.control, paddingInline: spaces[2] }],
  medium: [boxBase, { blockSize: sizes.field }],
  large: [boxBase, { blockSize: sizes.fieldLarge, fontSize: fontSizes[4] }],
  area: [boxBase, { alignItems: 'flex-start', paddingInline: 0 }],
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const code = style({ fontFamily: fontStacks.code, fontFeatureSettings: 'normal' });
export const area = style([
  input,
  { padding: `${spaces[2]} ${spaces[3]}`, resize: 'vertical', lineHeight: '20px', fieldSizing: 'content' },
]);
export const unit = style({ fontSize: fontSizes[1], color: vars.text.quiet, flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const selectButton = style({ inlineSize: '100%', cursor: 'pointer', textAlign: 'start' });
export const pickButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[2],
  flex: 'none',
  blockSize: sizes.controlSmall,
  paddingInline: spaces[2],
  borderRadius: radii.control,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  fontSize: fontSizes[1],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '[data-palette="light"] &': { background: vars.surface.panel } },
});
export const value = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const popover = style({
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radii.card,
  boxShadow: vars.shadow.overlay,
  minInlineSize: 'var(--trigger-width)',
  maxBlockSize: 360,
  overflow: 'auto',
  padding: spaces[1],
  outline: 'none',
  zIndex: layers.popover,
});
export const options = style({ outline: 'none', display: 'flex', flexDirection: 'column' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 32,
  padding: `${spaces[1]} ${spaces[2]}`,
  borderRadius: radii.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is([data-focused], [data-hovered])': { background: vars.state.selected },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});
export const optionText = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
