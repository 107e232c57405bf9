import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { titleStyle } from '../../../theme/textStyle.ts';

const base = style({ ...cardStyle, minInlineSize: 0, color: vars.text.primary });

export const tone = styleVariants({
  plain: [base],
  waiting: [base, { borderColor: vars.status.warning.text }],
});

export const padded = style({ padding: '20px', '@media': { [below.md]: { padding: '16px' } } });
export const flush = style({ overflow: 'hidden' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 14px',
  marginBlockEnd: '14px',
});
export const headOfFlush = style([
  head,
  { margin: 0, padding: '16px 20px 10px', '@media': { [below.md]: { padding: '14px 16px 8px' } } },
]);

export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0, fontSize: '17px' });
export const aside = style({ color: vars.text.secondary, fontSize: '13px' });
