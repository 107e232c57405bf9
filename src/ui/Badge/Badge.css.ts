import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const badge = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  borderRadius: vars.radius.badge,
  fontFamily: vars.font.text,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});

const status = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.status[name].subtle,
  color: vars.status[name].text,
});

export const kind = styleVariants({
  hot: { background: vars.status.danger.solid, color: vars.status.danger.onSolid },
  new: { background: vars.reward.solid, color: vars.reward.onSolid },
  success: status('success'),
  warning: status('warning'),
  danger: status('danger'),
  info: status('info'),
  neutral: { background: vars.surface.sunken, color: vars.text.secondary },
  accent: { background: vars.accent.subtle, color: vars.accent.text },
  reward: { background: vars.reward.solid, color: vars.reward.onSolid },
});

export const size = styleVariants({
  sm: { minBlockSize: '20px', paddingInline: vars.space[2], fontSize: vars.size[1], fontWeight: 700, letterSpacing: '0.2px' },
  lg: { minBlockSize: '24px', paddingInline: vars.space[3], fontSize: vars.size[1], fontWeight: 600 },
});
