import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '36px',
  marginBlockEnd: '16px',
  '@media': { [below.md]: { gap: '10px', marginBlockEnd: '10px' } },
});

export const ornament = style({ flex: 'none', color: vars.accent.text });
globalStyle(`${ornament} > svg`, { '@media': { [below.md]: { inlineSize: '28px', blockSize: '17px' } } });

export const title = style({
  ...titleStyle('h2'),
  margin: 0,
  minInlineSize: 0,
  color: vars.text.primary,
  // Stays on one line beside its link, also in a wide font and on the narrowest phone.
  '@media': { [below.md]: { fontSize: 'clamp(16px, 4.8vw, 20px)', lineHeight: 1.35, letterSpacing: 0 } },
});

export const note = style({ color: vars.text.tertiary, fontSize: '13.5px' });

export const rule = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '1px',
  background: `linear-gradient(90deg, ${vars.border.default}, transparent)`,
  opacity: vars.titleRule.opacity,
  '@media': { [below.md]: { background: 'none' } },
  selectors: { '&:dir(rtl)': { background: `linear-gradient(270deg, ${vars.border.default}, transparent)` } },
});

export const aside = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '14px' });
