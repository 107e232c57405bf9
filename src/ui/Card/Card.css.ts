import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({ position: 'relative', minInlineSize: 0, borderRadius: vars.radius.lg });

export const tone = styleVariants({
  base: [base, { background: vars.surface.base, border: `1px solid ${vars.border.subtle}`, boxShadow: vars.shadow.sm }],
  /** The block inside a card: there is no card in a card. */
  sunken: [base, { borderRadius: vars.radius.md, background: vars.surface.sunken }],
});

export const padded = style({ padding: vars.space.card });

export const interactive = style({
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: { '&:hover': { borderColor: vars.border.strong, boxShadow: vars.shadow.md } },
});
