import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

export const base = style([
  colourTransition,
  {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.button,
    font: vars.type.label,
    fontWeight: 600,
    lineHeight: 1.35,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled, &[aria-disabled="true"]': {
        background: vars.surface.sunken,
        borderColor: vars.border.subtle,
        boxShadow: 'none',
        color: vars.text.tertiary,
        cursor: 'not-allowed',
        filter: 'none',
      },
    },
  },
]);

/** Zero for a cut corner; otherwise room around the button, so that `clip-path` spares the focus ring. */
const margin = `max(0px, 6px - 10 * ${vars.cut.button})`;
const far = `calc(100% + ${margin})`;
const near = `calc(-1 * ${margin})`;
const edge = `calc(100% - ${vars.cut.button} + ${margin})`;
const shape = `polygon(${near} ${near}, ${far} ${near}, ${far} ${edge}, ${edge} ${far}, ${near} ${far})`;

/** A cut corner clips the outer ring, so a second one is drawn inside; it has no width if nothing is cut. */
const cut = style({
  clipPath: shape,
  selectors: {
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '3px',
      boxSizing: 'border-box',
      borderRadius: `max(0px, ${vars.radius.button} - 3px)`,
      border: `min(2px, ${vars.cut.button}) solid currentColor`,
      clipPath: shape,
    },
  },
});

const wash = (colour: string) => `linear-gradient(${vars.overlay.hover}, ${vars.overlay.hover}), ${colour}`;

export const tone = styleVariants({
  primary: [
    base,
    cut,
    {
      background: vars.gradient.accent,
      backgroundOrigin: 'border-box',
      borderColor: vars.action.outline,
      color: vars.action.onSolid,
      boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.18)',
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"], [aria-busy="true"])': { background: vars.action.hover },
        '&:active:not(:disabled, [aria-disabled="true"], [aria-busy="true"])': { background: vars.action.pressed },
      },
    },
  ],
  secondary: [
    base,
    {
      background: vars.surface.raised,
      borderColor: vars.border.default,
      color: vars.text.primary,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: wash(vars.surface.raised) },
        '&:active:not(:disabled, [aria-disabled="true"])': {
          background: wash(vars.surface.raised),
          borderColor: vars.border.strong,
        },
      },
    },
  ],
  tonal: [
    base,
    {
      background: vars.accent.subtle,
      color: vars.accent.text,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: wash(vars.accent.subtle) } },
    },
  ],
  promo: [
    base,
    cut,
    {
      background: vars.support.solid,
      color: vars.support.onSolid,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.support.hover } },
    },
  ],
  danger: [
    base,
    {
      background: vars.status.danger.solid,
      color: vars.status.danger.onSolid,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { filter: 'brightness(1.08)' } },
    },
  ],
  ghost: [
    base,
    {
      background: 'transparent',
      color: vars.text.secondary,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.overlay.hover, color: vars.text.primary },
        '&:is(:disabled, [aria-disabled="true"])': { borderColor: 'transparent', background: 'transparent' },
      },
    },
  ],
  onMedia: [
    base,
    cut,
    {
      background: vars.onMedia.solid,
      color: vars.onMedia.onSolid,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { filter: 'brightness(1.06)' } },
    },
  ],
  onHeader: [
    base,
    cut,
    {
      background: vars.onHeader.solid,
      color: vars.onHeader.onSolid,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { filter: 'brightness(1.06)' } },
    },
  ],
  outlineOnHeader: [
    base,
    {
      background: 'transparent',
      borderColor: vars.onHeader.border,
      color: vars.onHeader.fg,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: vars.onHeader.control } },
    },
  ],
  onHero: [
    base,
    cut,
    {
      background: vars.onHero.solid,
      color: vars.onHero.onSolid,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { filter: 'brightness(1.08)' } },
    },
  ],
  outlineOnHero: [
    base,
    {
      background: 'transparent',
      borderColor: 'color-mix(in srgb, currentColor 50%, transparent)',
      color: vars.onHero.fg,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
      },
    },
  ],
  outlineOnMedia: [
    base,
    {
      background: 'transparent',
      borderColor: 'color-mix(in srgb, currentColor 50%, transparent)',
      color: vars.text.onMedia,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
      },
    },
  ],
});

/** Below 768 px every control is at least 44 px high, whatever the brand's density. */
const touch = { '@media': { [below.md]: { minBlockSize: '44px' } } } as const;

export const size = styleVariants({
  sm: [{ minBlockSize: vars.control.sm, paddingInline: vars.space[3], fontSize: vars.size[2], ...touch }],
  md: [{ minBlockSize: vars.control.md, paddingInline: vars.control.padX, ...touch }],
  lg: [
    {
      minBlockSize: vars.control.lg,
      paddingInline: vars.space[6],
      fontSize: vars.size[4],
      '@media': { [below.md]: { minBlockSize: '44px', paddingInline: vars.space[5], fontSize: vars.size[3] } },
    },
  ],
});

export const block = style({ inlineSize: '100%' });

export const content = style({ display: 'inline-flex', alignItems: 'center', gap: 'inherit' });
/** Opacity keeps the content as the accessible name; hiding it otherwise would leave a busy button without one. */
export const hiddenContent = style([content, { opacity: 0 }]);

export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export type Tone = keyof typeof tone;
export type Size = keyof typeof size;
