import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '36px',
  marginBlockEnd: vars.space[4],
  '@media': { [below.md]: { gap: vars.space[3], marginBlockEnd: vars.space[3] } },
});

export const ornament = style({ flex: 'none', color: vars.accent.text });
globalStyle(`${ornament} > svg`, { '@media': { [below.md]: { inlineSize: '28px', blockSize: '17px' } } });

export const title = style({
  ...titleStyle('h2'),
  margin: 0,
  minInlineSize: 0,
  color: vars.text.primary,
  // Stays on one line beside its link, also in a wide font and on the narrowest phone.
  '@media': { [below.md]: { fontSize: `clamp(${vars.size[4]}, 4.8vw, ${vars.size[6]})`, lineHeight: 1.35, letterSpacing: 0 } },
});

export const note = style({ color: vars.text.tertiary, fontSize: vars.size[3] });

export const rule = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '1px',
  background: `linear-gradient(90deg, ${vars.border.default}, transparent)`,
  opacity: vars.titleRule.opacity,
  '@media': { [below.md]: { background: 'none' } },
  selectors: { '&:dir(rtl)': { background: `linear-gradient(270deg, ${vars.border.default}, transparent)` } },
});

export const aside = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[4] });
