import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '64px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  paddingInlineStart: '24px',
  paddingInlineEnd: '12px',
});

export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0, color: vars.text.primary });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: '24px',
  paddingBlock: '8px 24px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '180px', color: vars.text.tertiary });
