import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radii, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
  maxInlineSize: 760,
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: spaces[4],
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: spaces[3], flexWrap: 'wrap' });
export const words = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], flex: '1 1 240px', minInlineSize: 0 });
export const title = style({ ...typeRole('section'), margin: 0 });
export const quiet = style({ ...typeRole('meta'), color: vars.text.secondary, margin: 0 });
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 52,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const codes = style({ display: 'flex', flexDirection: 'column', gap: spaces[4] });
