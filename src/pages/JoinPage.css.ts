import { globalStyle, style } from '@vanilla-extract/css';
import { brandBand } from '../theme/brandBand.ts';
import { below, from } from '../theme/breakpoints.ts';
import { cardStyle } from '../theme/cardStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { titleStyle } from '../theme/textStyle.ts';

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '176px',
  padding: `${vars.space[6]} ${vars.space[7]}`,
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': { [below.md]: { minHeight: '132px', padding: vars.space[5], borderRadius: vars.radius.lg } },
});
export const title = style([titleStyle('h1'), { position: 'relative', margin: 0, color: 'inherit' }]);
export const lead = style({
  position: 'relative',
  margin: `${vars.space[2]} 0 0`,
  maxWidth: '620px',
  fontSize: vars.size[4],
  lineHeight: 1.6,
  textWrap: 'pretty',
});

export const bannerSign = style({
  position: 'absolute',
  insetInlineEnd: '96px',
  display: 'flex',
  transform: 'scale(3.4) rotate(-6deg)',
  opacity: 0.34,
  '@media': { [below.lg]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.gridGap,
  marginTop: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});

const card = style({
  padding: vars.space.card,
  ...cardStyle,
});

export const body = style([
  card,
  {
    fontSize: vars.size[4],
    color: vars.text.secondary,
    '@media': { [from.lg]: { padding: vars.space[7] } },
  },
]);
export const reasons = style({ display: 'grid', gap: vars.space.gridGap, margin: 0, padding: 0, listStyle: 'none' });
export const after = style({ marginTop: vars.space.gridGap });
globalStyle(`${after} > ul`, { '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });
export const reason = style([card, { display: 'flex', gap: vars.space[5] }]);
export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  fontSize: vars.size[4],
  fontWeight: 700,
  lineHeight: 1,
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});
export const reasonTitle = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const text = style({
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.size[3],
  lineHeight: 1.6,
  textWrap: 'pretty',
  color: vars.text.secondary,
});

export const contact = style([card, { display: 'flex', flexDirection: 'column', gap: vars.space[3] }]);
export const contactText = style([text, { margin: `0 0 ${vars.space[2]}` }]);
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});
export const contactTitle = style([titleStyle('h3'), { margin: `${vars.space[1]} 0 0`, color: vars.text.primary }]);

globalStyle(`${body} h2:first-child, ${body} h3:first-child`, { ...titleStyle('h3'), color: vars.text.primary });
