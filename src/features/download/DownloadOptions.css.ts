import { style } from '@vanilla-extract/css';
import { brandBand } from '../../theme/brandBand.ts';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '176px',
  padding: '24px 36px',
  overflow: 'hidden',
  ...brandBand,
  borderRadius: vars.radius.xl,
  '@media': { [below.md]: { padding: '20px 18px', minHeight: '132px', borderRadius: vars.radius.lg } },
});
export const words = style({ position: 'relative', maxWidth: '640px' });
export const title = style([titleStyle('h1'), { margin: 0, color: 'inherit' }]);
export const text = style({ margin: '8px 0 0', fontSize: '15px', lineHeight: 1.6, textWrap: 'pretty' });
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
  margin: `${vars.space['6']} 0 0`,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
export const option = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '20px',
  padding: vars.space.card,
  ...cardStyle,
});
export const optionHead = style({ display: 'flex', alignItems: 'center', gap: '14px', alignSelf: 'stretch' });
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
export const optionText = style({ margin: '2px 0 0', fontSize: '13px', lineHeight: 1.5, color: vars.text.tertiary });

export const guide = style({ marginTop: vars.space.section, scrollMarginTop: '140px' });
export const columns = style({
  display: 'grid',
  gap: vars.space.gridGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
export const column = style({
  scrollMarginTop: '140px',
  padding: vars.space.card,
  background: vars.surface.sunken,
  borderRadius: vars.radius.lg,
});
export const kind = style({ margin: '0 0 12px', font: vars.type.title, color: vars.text.primary });
export const steps = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' });
export const step = style({
  display: 'flex',
  gap: '12px',
  fontSize: '14px',
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
    fontSize: '12.5px',
    fontWeight: 700,
    lineHeight: 1,
    color: vars.accent.text,
    background: vars.accent.subtle,
    borderRadius: '50%',
  },
});
export const note = style({ margin: '16px 0 0', fontSize: '13px', lineHeight: 1.6, color: vars.text.tertiary });
