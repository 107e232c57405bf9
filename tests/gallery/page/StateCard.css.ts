import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';

/** Subgrid: aligns the pictures of a row, whatever the height of the names. */
const base = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  alignContent: 'start',
  gap: '8px',
  overflow: 'hidden',
  padding: '12px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  scrollMarginBlock: '90px',
} as const;
export const card = styleVariants({
  plain: base,
  chosen: { ...base, borderColor: vars.accent.outline, boxShadow: `0 0 0 2px ${vars.accent.outline}` },
});
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minHeight: '28px',
  padding: 0,
  textAlign: 'start',
  color: vars.text.primary,
  background: 'none',
  border: 0,
  cursor: 'pointer',
});
export const place = style({ font: vars.type.label, fontWeight: 700 });
export const seen = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  font: vars.type.caption,
  lineHeight: 1.45,
  color: vars.text.secondary,
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 });
export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '6px',
  padding: '16px',
  font: vars.type.caption,
  color: vars.text.secondary,
  background: vars.surface.sunken,
  border: `1px dashed ${vars.border.default}`,
  borderRadius: vars.radius.sm,
});
export const way = style({ font: vars.type.caption, color: vars.text.secondary });
export const summary = style({ padding: '4px 0', color: vars.text.primary, cursor: 'pointer' });
export const steps = style({ margin: '4px 0 0', paddingInlineStart: '20px', lineHeight: 1.55 });
export const alike = style({ margin: 0, font: vars.type.caption, fontStyle: 'italic', color: vars.text.secondary });
export const link = style({ font: vars.type.caption, color: vars.accent.text });
