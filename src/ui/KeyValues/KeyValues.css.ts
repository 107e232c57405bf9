import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ margin: 0 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  paddingBlock: '8px',
  fontSize: '13px',
  lineHeight: 1.5,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const key = style({ color: vars.text.secondary });
export const value = style({
  margin: 0,
  color: vars.text.primary,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
