import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';
import { titleStyle } from '../../../src/theme/textStyle.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  gap: '16px',
});
export const card = style({
  display: 'flex',
  gap: '14px',
  padding: '12px',
  color: 'inherit',
  textDecoration: 'none',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  selectors: { '&:hover': { borderColor: vars.accent.outline } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });
export const name = style([titleStyle('h3'), { color: vars.text.primary }]);
export const about = style({ font: vars.type.caption, lineHeight: 1.55, color: vars.text.secondary });
export const count = style({ marginBlockStart: 'auto', font: vars.type.caption, color: vars.text.tertiary });
