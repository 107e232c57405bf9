import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '36px',
  marginBlockEnd: '16px',
});

export const ornament = style({ flex: 'none', color: vars.accent.text });

export const title = style({ ...titleStyle('h2'), margin: 0, minInlineSize: 0, color: vars.text.primary });

export const note = style({ color: vars.text.tertiary, fontSize: '13.5px' });

export const rule = style({
  flex: 1,
  minInlineSize: '8px',
  blockSize: '1px',
  background: `linear-gradient(90deg, ${vars.border.default}, transparent)`,
  opacity: vars.titleRule.opacity,
  selectors: { '&:dir(rtl)': { background: `linear-gradient(270deg, ${vars.border.default}, transparent)` } },
});

export const aside = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '14px' });
