import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle } from '../../../theme/textStyle.ts';

/** What waits for the member: a bordered block, the first on the page. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '24px 28px',
  border: `1px solid ${vars.accent.outline}`,
  borderRadius: vars.radius.lg,
  background: vars.accent.subtle,
  color: vars.text.primary,
  '@media': { [below.md]: { padding: '18px 16px' } },
});
export const bannerText = style({ display: 'grid', flex: '1 1 260px', gap: '2px', minInlineSize: 0 });
export const bannerLabel = style({ margin: 0, fontSize: '14px', lineHeight: 1.5 });
export const bannerSum = style({
  ...numericStyle,
  margin: 0,
  color: vars.text.primary,
  fontSize: '34px',
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { fontSize: '28px' } },
});
export const bannerNote = style({ margin: 0, color: vars.text.secondary, fontSize: '13px', lineHeight: 1.5 });
