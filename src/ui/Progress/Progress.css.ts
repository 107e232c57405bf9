import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  appearance: 'none',
  display: 'block',
  blockSize: '8px',
  border: 0,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { borderRadius: vars.radius.sm },
  '::-moz-progress-bar': { borderRadius: vars.radius.sm },
});

export const width = styleVariants({ full: { inlineSize: '100%' }, short: { inlineSize: '72px' } });

const filled = (colour: string, track: string = vars.surface.sunken) => ({
  background: track,
  '::-webkit-progress-value': { background: colour },
  '::-moz-progress-bar': { background: colour },
});

export const tone = styleVariants({
  accent: filled(vars.accent.outline),
  warning: filled(vars.status.warning.solid),
  muted: filled(vars.border.strong),
  reward: filled(vars.reward.solid),
  onMedia: filled(vars.text.onMedia, `color-mix(in srgb, ${vars.text.onMedia} 28%, transparent)`),
});
