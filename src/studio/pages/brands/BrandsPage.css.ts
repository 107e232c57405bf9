import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, hiddenVisually, oneLine, radii, sizes, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  padding: `${spaces[6]} ${spaces[7]}`,
  flex: 1,
  minBlockSize: 0,
});
export const list = style([page, { gap: spaces[4], padding: `${spaces[5]} ${spaces[6]} 0` }]);
export const rowHead = style({ display: 'flex', alignItems: 'baseline', gap: spaces[3], flex: 1, flexWrap: 'wrap' });
export const title = style(typeRole('title'));
export const soft = style({ color: vars.text.secondary });
/** A fact in a row: one line. */
export const rowFact = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minInlineSize: 0,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const oneFact = style([oneLine, { minInlineSize: 0 }]);
export const siteLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[1],
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
});
export const quiet = style({ color: vars.text.quiet });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: spaces[4],
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
});
/** The name is the link; its area is the whole card. */
export const cardLink = style({
  fontWeight: 600,
  fontSize: fontSizes[3],
  lineHeight: '20px',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radii.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
export const hostText = style({ ...oneLine, minInlineSize: 0 });
export const hidden = style(hiddenVisually);
export const over = style({ position: 'relative', zIndex: 1 });
export const cardBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: `${spaces[4]} ${spaces[4]} ${spaces[2]}`,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: spaces[3] });
export const names = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const host = style([oneLine, { fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet }]);
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
export const factName = style({ inlineSize: 92, flex: 'none', color: vars.text.quiet });
export const factValue = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  flex: 1,
  minInlineSize: 0,
  color: vars.text.secondary,
});
export const number = style({ fontWeight: 500, color: vars.text.primary, fontVariantNumeric: 'tabular-nums' });

export const looks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  blockSize: 132,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: spaces[4],
  alignItems: 'start',
});
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
});
export const boxHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 44,
  paddingInline: spaces[4],
});
export const boxTitle = style([{ flex: 1 }, typeRole('section')]);
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 48,
  padding: `${spaces[1]} ${spaces[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const act = style([entry, { minBlockSize: 40 }]);
export const sentence = style([oneLine, { flex: 1, minInlineSize: 0, color: vars.text.secondary }]);
export const strong = style({ fontWeight: 500, color: vars.text.primary });
export const when = style({ fontSize: fontSizes[1], color: vars.text.quiet, whiteSpace: 'nowrap' });

export const tools = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[2] });
export const search = style({ flex: 1, minInlineSize: 0 });
export const columns = style({ display: 'flex', gap: spaces[4], flex: 1, minBlockSize: 0, alignItems: 'stretch' });
export const facets = style({
  inlineSize: 184,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  paddingBlockStart: spaces[2],
});
export const facetTitle = style({
  padding: `${spaces[1]} 0`,
  fontSize: fontSizes[1],
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.quiet,
});
export const facet = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 28,
  paddingInline: spaces[2],
  borderRadius: radii.control,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-pressed="true"]': { background: vars.state.selected, color: vars.text.primary, fontWeight: 500 },
  },
});
export const facetName = style([oneLine, { flex: 1 }]);

/** Only the rows in view are drawn; the spacer keeps the height of all. */
export const scroller = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 240,
  overflow: 'auto',
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderBlockEnd: 0,
  borderRadius: `${radii.card} ${radii.card} 0 0`,
});
const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1.6fr) minmax(120px, 1.6fr) 104px 112px 112px 110px minmax(120px, 1.4fr)',
  alignItems: 'center',
  columnGap: spaces[3],
  paddingInline: spaces[3],
  minInlineSize: 914,
} as const;
export const head = style({
  ...grid,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: 34,
  fontSize: fontSizes[1],
  fontWeight: 500,
  color: vars.text.quiet,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const row = style({
  ...grid,
  position: 'relative',
  blockSize: sizes.tableRowDense,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:hover': { background: vars.state.hover }, '&:focus-within': { background: vars.state.selected } },
});
export const rowName = style([oneLine, { display: 'flex', alignItems: 'center', gap: spaces[3], minInlineSize: 0 }]);
export const rowLink = style({ fontWeight: 500, '::after': { content: '', position: 'absolute', inset: 0 } });
export const cell = style([oneLine, { color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }]);
