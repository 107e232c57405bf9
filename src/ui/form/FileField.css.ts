import { globalStyle, style } from '@vanilla-extract/css';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const box = style([
  colourTransition,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '48px',
    paddingInline: vars.space[4],
    border: `1px dashed ${vars.border.strong}`,
    borderRadius: vars.radius.input,
    background: vars.surface.base,
    color: vars.text.primary,
    font: vars.type.label,
    fontWeight: 600,
    selectors: {
      '[data-palette="dark"] &': { background: vars.surface.sunken },
      '&:hover': { borderColor: vars.text.tertiary },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid="true"])': { borderColor: vars.status.danger.text },
    },
  },
]);

/** The native input covers the box, so that press, focus and drop are handled by the browser. */
export const input = style({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' });

export const count = style([{ marginInlineStart: 'auto', color: vars.text.tertiary, fontWeight: 400 }, numericStyle]);

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingInlineStart: vars.space[4],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.input,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontSize: vars.size[3],
  lineHeight: 1.45,
});
export const sign = style({ display: 'inline-flex', flex: 'none', color: vars.text.tertiary });
export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const size = style([{ flex: 'none', color: vars.text.tertiary, fontSize: vars.size[2] }, numericStyle]);

globalStyle(`${file} > button`, { minInlineSize: '44px', minBlockSize: '44px' });
