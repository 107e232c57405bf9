import { style } from '@vanilla-extract/css';
import { brandBand } from '../../theme/brandBand.ts';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowBars } from '../../theme/measures.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '176px',
  padding: `${vars.space[6]} ${vars.space[7]}`,
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': { [below.md]: { padding: vars.space[5], minHeight: '132px', borderRadius: vars.radius.lg } },
});
export const words = style({ position: 'relative', maxWidth: '640px' });
export const title = style([titleStyle('h1'), { margin: 0, color: 'inherit' }]);
export const text = style({ margin: `${vars.space[2]} 0 0`, fontSize: vars.size[4], lineHeight: 1.6, textWrap: 'pretty' });
export const install = style({ marginTop: vars.space[4], selectors: { '&:empty': { display: 'none' } } });
export const sign = style({
  position: 'absolute',
  insetInlineEnd: '72px',
  display: 'flex',
  transform: 'scale(3.4) rotate(8deg)',
  opacity: 0.34,
  '@media': { [below.lg]: { display: 'none' } },
});

export const options = style({
  display: 'grid',
  gap: vars.space.gridGap,
  margin: `${vars.space[6]} 0 0`,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
export const option = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  padding: vars.space.card,
  ...cardStyle,
});
export const optionHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], alignSelf: 'stretch' });
export const optionSign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});
export const optionName = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const optionText = style({
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.size[2],
  lineHeight: 1.5,
  color: vars.text.tertiary,
});

export const guide = style({ marginTop: vars.space.section, scrollMarginTop: belowBars });
export const columns = style({
  display: 'grid',
  gap: vars.space.gridGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
export const column = style({
  scrollMarginTop: belowBars,
  padding: vars.space.card,
  background: vars.surface.sunken,
  borderRadius: vars.radius.lg,
});
export const kind = style({ margin: `0 0 ${vars.space[3]}`, font: vars.type.title, color: vars.text.primary });
export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = style({
  display: 'flex',
  gap: vars.space[3],
  fontSize: vars.size[3],
  lineHeight: 1.6,
  color: vars.text.secondary,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    fontSize: vars.size[2],
    fontWeight: 700,
    lineHeight: 1,
    color: vars.accent.text,
    background: vars.accent.subtle,
    borderRadius: '50%',
  },
});
export const note = style({
  margin: `${vars.space[4]} 0 0`,
  fontSize: vars.size[2],
  lineHeight: 1.6,
  color: vars.text.tertiary,
});
