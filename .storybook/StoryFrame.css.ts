import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

const base = { background: vars.surface.canvas, color: vars.text.primary } as const;

/** Where a part stands by itself, and where a section of a page does. */
export const ground = styleVariants({
  part: { ...base, padding: vars.space[6] },
  page: { ...base, maxInlineSize: 1208, marginInline: 'auto', padding: vars.space[4] },
});
