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
    gap: '10px',
    minBlockSize: '48px',
    paddingInline: '14px',
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

export const list = style({ display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  paddingInlineStart: '14px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.input,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontSize: '14px',
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
export const size = style([{ flex: 'none', color: vars.text.tertiary, fontSize: '12.5px' }, numericStyle]);

globalStyle(`${file} > button`, { minInlineSize: '44px', minBlockSize: '44px' });
