import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSizes, radii, spaces } from '../theme/measures.ts';

export const row = style({ display: 'inline-flex', gap: spaces[1], flex: 'none' });
export const cap = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 18,
  blockSize: 18,
  paddingInline: spaces[1],
  borderRadius: radii.badge,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.raised,
  color: vars.text.quiet,
  fontFamily: 'inherit',
  fontSize: fontSizes[1],
  lineHeight: '16px',
  fontWeight: 500,
  selectors: { 'button &, [role="tooltip"] &': { background: 'transparent', color: 'inherit', borderColor: 'currentColor' } },
});
