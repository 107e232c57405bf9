import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const name = style({ margin: 0, font: vars.type.title, overflowWrap: 'anywhere' });
export const strong = style({ margin: 0, font: vars.type.label, color: vars.text.primary });
export const note = style({ margin: 0, fontSize: vars.size[2], lineHeight: 1.5, color: vars.text.secondary });

const ground = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  background: vars.surface.header,
  boxShadow: vars.shadow.sm,
} as const;
export const mark = styleVariants({
  icon: { ...ground, inlineSize: '64px', blockSize: '64px', borderRadius: vars.radius.lg },
  small: { ...ground, inlineSize: '40px', blockSize: '40px', borderRadius: vars.radius.md },
});
export const markInside = style({ inlineSize: '62%', blockSize: '62%' });

export const list = style({ ...bare, display: 'grid', gap: vars.space[4] });
export const reason = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});

export const step = style({ display: 'grid', gap: vars.space[2], counterIncrement: 'step' });
export const stepText = style({
  margin: 0,
  lineHeight: 1.5,
  '::before': { content: 'counter(step) ". "', fontWeight: 700, color: vars.accent.text },
});
export const picture = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '64px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.text.secondary,
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const pressed = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: '50%',
  outline: `2px solid ${vars.accent.text}`,
});
export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.text.primary,
  background: vars.surface.base,
  borderRadius: vars.radius.sm,
});
export const home = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1] });
export const homeName = style({ fontSize: vars.size[1], color: vars.text.primary });

export const actions = style({ display: 'grid', gap: vars.space[2] });
