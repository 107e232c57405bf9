import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, titleStyle } from '../../theme/textStyle.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '12px',
  height: '100%',
  padding: vars.space.card,
  ...cardStyle,
});

export const title = style([titleStyle('h3'), { margin: 0, color: vars.text.primary }]);
export const lead = style({ margin: '4px 0 0', fontSize: '13.5px', lineHeight: 1.5, color: vars.text.secondary });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.lg]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  padding: '10px',
  marginInline: '-10px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.overlay.hover }, '&:focus-visible': focusRing },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});

export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.4 });
export const stepTitle = style({ display: 'block', fontSize: '14.5px', fontWeight: 600, color: vars.text.primary });
export const stepText = style({ display: 'block', fontSize: '12.5px', color: vars.text.tertiary });
export const age = style({ margin: 0, fontSize: '12px', lineHeight: 1.5, textAlign: 'center', color: vars.text.tertiary });
