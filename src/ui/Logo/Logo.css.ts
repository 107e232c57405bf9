import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

const base = { display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 } as const;

export const size = styleVariants({
  sm: { ...base, blockSize: '28px' },
  md: { ...base, blockSize: '34px', '@media': { 'screen and (max-width: 359.98px)': { blockSize: '27px' } } },
  lg: { ...base, blockSize: '44px', '@media': { 'screen and (max-width: 359.98px)': { blockSize: '32px' } } },
});

export const wordmark = style([
  titleStyle('h3'),
  {
    overflow: 'hidden',
    fontSize: vars.size[5],
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
  },
]);
