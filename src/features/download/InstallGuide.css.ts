import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const guide = style({ marginTop: vars.space.section, scrollMarginTop: '140px' });
export const columns = style({
  display: 'grid',
  gap: vars.space.gridGap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});
export const column = style({ padding: vars.space.card, background: vars.surface.sunken, borderRadius: vars.radius.lg });
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
