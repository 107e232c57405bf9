import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { barRadius, negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const found = style({ margin: '0 0 0 auto', color: vars.text.secondary, fontSize: vars.size[2] });
export const waiting = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const waitingRow = style({ display: 'block', flex: 'auto', blockSize: '28px' });

/** The bar at the bottom of a phone's page. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  order: 1,
  insetBlockEnd: negative(vars.space[5]),
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  marginInline: negative(vars.space[4]),
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
});

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: '28px',
  fontSize: vars.size[3],
});
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
});
export const pathIcon = style({ display: 'inline-flex', color: vars.accent.text });
export const separator = style({ display: 'inline-flex', color: vars.text.tertiary });
export const step = style({ ...oneLine, maxInlineSize: '180px', color: vars.text.primary, fontWeight: 600 });
export const stepLink = style({
  ...oneLine,
  maxInlineSize: '180px',
  color: vars.accent.text,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
});
export const toTop = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '28px',
  color: vars.accent.text,
  fontSize: vars.size[2],
  fontWeight: 600,
  selectors: { '&:focus-visible': focusRing },
});

export const scroll = style({
  // Holds the hidden words of its cells, which would widen the page.
  position: 'relative',
  minInlineSize: 0,
  overflowX: 'auto',
  padding: vars.space[2],
});
export const table = style({ inlineSize: '100%', fontSize: vars.size[2], fontVariantNumeric: 'tabular-nums' });

const heading = style({
  padding: vars.space[2],
  blockSize: vars.height.tableRow,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
const onlyWide = { '@media': { [below.md]: { display: 'none' } } };
const atEnd = { textAlign: 'end' } as const;
export const nameHead = style([heading, { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md }]);
export const actsHead = style([heading, { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md }]);
export const head = styleVariants({
  kind: [heading, onlyWide],
  branch: [heading, atEnd, onlyWide],
  validBet: [heading, atEnd, onlyWide],
  result: [heading, atEnd],
  seen: [heading, { '@media': { [below.lg]: { display: 'none' } } }],
});

const cellBase = style({
  padding: vars.space[2],
  blockSize: vars.height.tableRow,
  verticalAlign: 'middle',
});
export const cell = styleVariants({
  kind: [cellBase, onlyWide],
  branch: [cellBase, atEnd, onlyWide],
  validBet: [cellBase, atEnd, onlyWide],
  result: [cellBase, atEnd],
  seen: [
    cellBase,
    { ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap', '@media': { [below.lg]: { display: 'none' } } },
  ],
});
export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } });
export const foundRow = style([row, { background: vars.overlay.hover }]);
export const nameCell = style([cellBase, { maxInlineSize: '320px', fontWeight: 'inherit', textAlign: 'start' }]);
export const noteCell = style([cellBase, { color: vars.text.secondary }]);
export const actsCell = style([cellBase, { inlineSize: '1%', whiteSpace: 'nowrap' }]);

/** Deeper levels are drawn at this one; the path of the page says where they are. */
export const deepest = 10;
export const indent = Array.from({ length: deepest + 1 }, (_, level) =>
  style({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    paddingInlineStart: `calc(${level} * ${vars.space[6]})`,
    '@media': { [below.md]: { paddingInlineStart: `calc(${level} * ${vars.space[5]})` } },
  }),
);
export const caretPlace = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '26px',
  color: vars.text.secondary,
});
export const caret = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.text.primary }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { blockSize: '44px' } },
});
export const mark = style({ borderRadius: barRadius, background: vars.status.warning.subtle, color: vars.status.warning.text });
export const onPhone = style({ marginInlineEnd: vars.space[2], '@media': { [from.md]: { display: 'none' } } });

export const acts = style({ display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', inlineSize: '100%' });
export const act = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.button,
  color: vars.text.secondary,
  selectors: { '&:hover': { color: vars.text.primary }, '&:focus-visible': focusRing },
  '@media': { [below.md]: { inlineSize: '44px', blockSize: '44px' } },
});
