import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const icon = style({ display: 'block', flex: 'none', fill: 'currentColor' });

export const tone = styleVariants(
  {
    inherit: 'inherit',
    quiet: vars.text.quiet,
    soft: vars.text.secondary,
    accent: vars.accent.text,
    success: vars.success.text,
    warning: vars.warning.text,
    danger: vars.danger.text,
    info: vars.info.text,
    draft: vars.draft.text,
  },
  (color) => [icon, { color }],
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = style({ animation: `${turn} 900ms linear infinite` });
