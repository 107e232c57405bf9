import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const scroll = style({ minInlineSize: 0, overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-busy="true"]': { boxShadow: `inset 0 2px 0 ${vars.action.outline}` } },
});

const cellBase = style({ blockSize: vars.height.tableRow, verticalAlign: 'middle' });
export const cell = style([cellBase, { padding: `${vars.space[2]} ${vars.space[4]}` }]);
export const denseCell = style([cellBase, { padding: vars.space[2] }]);

export const heading = style({
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.md, borderEndStartRadius: vars.radius.md },
    '&:last-child': { borderStartEndRadius: vars.radius.md, borderEndEndRadius: vars.radius.md },
  },
});

export const row = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } });

export const below = style({ padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}` });
export const cardBelow = style({ gridColumn: '1 / -1', minInlineSize: 0, paddingBlockStart: vars.space[3] });

export const total = style({ background: vars.surface.sunken, fontWeight: 650 });

export const align = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });

export const cards = style({ selectors: { '&[aria-busy="true"]': { boxShadow: `inset 0 2px 0 ${vars.action.outline}` } } });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const onCard = styleVariants({
  lead: { gridArea: '1 / 1', minInlineSize: 0, fontSize: vars.size[3], fontWeight: 650 },
  sum: { gridArea: '1 / 2', fontSize: vars.size[3], fontWeight: 650, textAlign: 'end' },
  note: { gridArea: '2 / 1', minInlineSize: 0, color: vars.text.tertiary, fontSize: vars.size[2] },
  state: { gridArea: '2 / 2', textAlign: 'end' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    gridColumn: '1 / -1',
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const label = style({ flex: 'none', color: vars.text.tertiary });
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const totals = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.surface.sunken,
  fontSize: vars.size[2],
  fontWeight: 650,
});

export const waiting = style({ display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space[4]}` });
export const waitingRow = style({ display: 'block', blockSize: '28px' });
