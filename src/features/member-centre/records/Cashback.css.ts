import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

/** Cashback that waits for the member: a bordered block, the first on the page. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[6],
  border: `1px solid ${vars.accent.outline}`,
  borderRadius: vars.radius.lg,
  background: vars.accent.subtle,
  color: vars.text.primary,
  '@media': { [below.md]: { padding: `${vars.space[5]} ${vars.space[4]}` } },
});
export const bannerText = style({ display: 'grid', flex: '1 1 260px', gap: vars.space[1], minInlineSize: 0 });
export const bannerLabel = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.5 });
export const bannerSum = style({
  ...numericStyle,
  margin: 0,
  color: vars.text.primary,
  fontSize: vars.size[8],
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: vars.size[7] } },
});
export const bannerNote = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
