import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { spaces } from '../../theme/measures.ts';

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  columnGap: spaces[7],
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
  minBlockSize: 36,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.primary,
});
export const caps = style({ display: 'flex', gap: spaces[1] });
