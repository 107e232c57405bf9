import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/textStyle.ts';

export const step = style({ display: 'grid', gap: vars.space[4] });
export const title = style({ margin: 0, font: vars.type.title, color: vars.text.primary, outline: 'none' });
export const text = style({ margin: 0, color: vars.text.secondary, lineHeight: 1.55 });
export const methods = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  color: vars.text.primary,
  font: vars.type.label,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.strong }, '&:focus-visible': focusRing },
});
export const methodIcon = style({ display: 'inline-flex', color: vars.accent.text });
export const methodWords = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 });
export const hint = style({
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
