import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

const base = { background: vars.surface.canvas, color: vars.text.primary } as const;

/** Background of a single component, and of a page section. */
export const ground = styleVariants({
  part: { ...base, padding: vars.space[6] },
  page: { ...base, maxInlineSize: 1208, marginInline: 'auto', padding: vars.space[4] },
});
