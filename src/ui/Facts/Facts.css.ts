import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, lineHeight: 1.5 });

export const toneOf = styleVariants({
  plain: [list],
  /** A separate block inside a form. */
  sunken: [list, { padding: vars.space[4], borderRadius: vars.radius.md, background: vars.surface.sunken }],
  /** The end of a form, below a line. */
  lined: [list, { paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.border.subtle}` }],
});
export const sizeOf = styleVariants({
  sm: { gap: vars.space[2], fontSize: vars.size[2] },
  md: { gap: vars.space[3], fontSize: vars.size[3] },
});

const row = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], color: vars.text.secondary });
export const rowOf = styleVariants({
  part: [row],
  sum: [
    row,
    {
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      color: vars.text.primary,
      fontWeight: 600,
    },
  ],
});
export const value = style({
  ...numericStyle,
  minInlineSize: '64px',
  color: vars.text.primary,
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
