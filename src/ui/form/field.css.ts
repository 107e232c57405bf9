import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { colourTransition } from '../../theme/colourTransition.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { numericStyle } from '../../theme/textStyle.ts';

export const field = style({ display: 'grid', alignContent: 'start', gap: vars.space[2], minInlineSize: 0 });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.text.primary,
  font: vars.type.label,
  fontWeight: 600,
});
export const star = style({ color: vars.status.danger.text });
export const optional = style({ color: vars.text.tertiary, fontSize: vars.size[2], fontWeight: 400 });

const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  margin: 0,
  color: vars.text.tertiary,
  fontSize: vars.size[1],
  lineHeight: 1.45,
});
export const fault = style([note, { color: vars.status.danger.text }]);
export const noteOn = styleVariants({
  page: [note],
  /** Under the fields of a form that is part of a text. */
  article: [note, { fontSize: vars.size[2] }],
});
/** Note and counter. */
export const noteRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: 0,
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  lineHeight: 1.45,
});
export const rowFault = style({ color: vars.status.danger.text });
export const faultIcon = style({ flex: 'none', paddingBlockStart: '1px' });

const halo = `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`;

const box = style([
  colourTransition,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    minBlockSize: vars.control.lg,
    paddingInline: vars.space[4],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.input,
    background: vars.surface.base,
    color: vars.text.tertiary,
    cursor: 'text',
    selectors: {
      '[data-palette="dark"] &': { background: vars.surface.sunken },
      '&:hover': { borderColor: vars.text.tertiary },
      '&:focus-within': { borderColor: vars.focus.ring, boxShadow: halo },
      '&:has([aria-invalid="true"])': { borderColor: vars.status.danger.text },
      '&:has([readonly])': { background: vars.surface.sunken, borderColor: vars.border.subtle, cursor: 'default' },
    },
    '@media': {
      [below.md]: { minBlockSize: '44px' },
      '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid' } } },
    },
  },
]);

export const boxOn = styleVariants({
  page: [box],
  /** On the header, which may be dark in a light palette: header colours, and the height of its buttons. */
  header: [
    box,
    {
      gap: vars.space[2],
      minBlockSize: '40px',
      paddingInline: vars.space[3],
      borderColor: vars.onHeader.outline,
      background: vars.onHeader.control,
      color: vars.onHeader.fgMuted,
      selectors: {
        '[data-palette="dark"] &': { background: vars.onHeader.control },
        '&:hover': { borderColor: vars.onHeader.fgMuted },
        '&:focus-within': {
          borderColor: vars.onHeader.fg,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.onHeader.fg} 26%, transparent)`,
        },
        '&:has([aria-invalid="true"])': { borderColor: vars.onHeader.fg },
      },
    },
  ],
  article: [
    box,
    {
      borderRadius: vars.radius.md,
      selectors: { '[data-palette="dark"] &': { background: vars.surface.base } },
    },
  ],
});

const input = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '38px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  font: vars.type.body,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  appearance: 'none',
  '::placeholder': { color: vars.text.tertiary, fontWeight: 400, opacity: 1 },
  selectors: {
    // Browsers recolour autofilled fields; a long transition delay keeps our colours.
    '&:autofill': { transition: 'background-color 86400s, color 86400s' },
    '&[readonly]': { color: vars.text.secondary },
  },
  '@media': { [below.md]: { fontSize: vars.size[4] } },
});

export const inputOn = styleVariants({
  page: [input],
  header: [
    input,
    {
      color: vars.onHeader.fg,
      fontSize: vars.size[2],
      '::placeholder': { color: vars.onHeader.fgMuted },
    },
  ],
  article: [input, { fontWeight: 400 }],
});

export const digits = style([numericStyle]);

/** A control inside the box, close to its edge. */
export const inside = style({ display: 'inline-flex', flex: 'none', marginInlineEnd: negative(vars.space[2]) });

export const good = style({ display: 'inline-flex', flex: 'none', color: vars.status.success.text });
export const lock = style({ display: 'inline-flex', flex: 'none' });

/** A field and its controls side by side. */
export const line = style({
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [below.md]: { flexWrap: 'wrap' } },
});
export const grow = style({ flex: '1 1 0', minInlineSize: 0 });
