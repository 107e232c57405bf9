import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

const base = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[3], padding: vars.space[4] } as const;

/** Surfaces: some components are used only on a header, footer or image. */
export const on = styleVariants({
  page: { ...base, paddingInline: 0 },
  header: { ...base, background: vars.surface.header, color: vars.onHeader.fg },
  footer: { ...base, background: vars.surface.footer, color: vars.onFooter.fg },
  hero: { ...base, background: vars.onHero.scrim, color: vars.onHero.fg },
  media: { ...base, background: vars.gradient.brand, color: vars.text.onMedia },
});

export const column = style({ display: 'grid', gap: vars.space[4], maxInlineSize: 420 });
export const narrow = style({ display: 'grid', gap: vars.space[3], inlineSize: 260 });
export const atEnd = style({ display: 'flex', justifyContent: 'flex-end' });
