import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  barRadius,
  fontSizes,
  fontStacks,
  hairline,
  negative,
  oneLine,
  radii,
  spaces,
  typeRole,
  width,
} from '../../theme/measures.ts';

const card = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}`,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const searchForm = style({ display: 'flex', alignItems: 'center', gap: spaces[2], flex: '0 1 460px' });
export const searchBox = style({ flex: 1, minInlineSize: 240 });
export const tableCard = style({ ...card, overflowX: 'auto' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
  minBlockSize: 44,
  paddingInline: spaces[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
export const link = style({
  color: 'inherit',
  borderRadius: radii.badge,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const quiet = style({ color: vars.text.secondary });
export const meta = style({ ...typeRole('meta'), color: vars.text.secondary });
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
export const nowrap = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const detail = style({ ...oneLine, display: 'block', maxInlineSize: 'min(360px, 24vw)', color: vars.text.secondary });
export const strong = style({ fontWeight: 500 });
export const amount = styleVariants({
  in: { color: vars.success.text, fontWeight: 500 },
  out: { fontWeight: 500 },
});

export const path = style({ display: 'flex', alignItems: 'center', gap: spaces[2], color: vars.text.secondary });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[4] });
export const headWords = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], flex: 1, minInlineSize: 260 });
export const headLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const name = style({ ...typeRole('title'), margin: 0, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', gap: spaces[3] });
export const tabs = style({
  display: 'flex',
  gap: spaces[2],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  flex: 'none',
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 36,
  paddingInline: spaces[1],
  marginInlineEnd: spaces[3],
  fontWeight: 500,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current="page"]': { color: vars.text.primary },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      background: vars.text.primary,
    },
  },
});

export const strip = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  overflow: 'hidden',
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  padding: spaces[4],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  marginInlineStart: negative(hairline),
  minInlineSize: 0,
});
export const figureValue = style({
  fontSize: fontSizes[5],
  lineHeight: '24px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const figureGood = style([figureValue, { color: vars.success.text }]);
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: spaces[4],
  '@media': { [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: spaces[4], minInlineSize: 0 });
export const box = style({ ...card, display: 'flex', flexDirection: 'column', gap: spaces[3], padding: spaces[4] });
export const boxHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: spaces[3] });
export const tableHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spaces[3],
  minBlockSize: 44,
  padding: `${spaces[2]} ${spaces[4]}`,
});
export const title = style({ ...typeRole('section'), margin: 0 });
export const space = style({ flex: 1 });
export const proofText = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], fontSize: fontSizes[1] });
export const even = style([proofText, { color: vars.success.text }]);
export const uneven = style([proofText, { color: vars.danger.text }]);
export const facts = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: spaces[4] });
export const factName = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });
export const factValue = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere', minInlineSize: 0 });
export const meter = style({ blockSize: 6, borderRadius: barRadius, background: vars.state.pressed, overflow: 'hidden' });
export const meterFill = style({ display: 'block', blockSize: '100%', background: vars.accent.solid });
export const note = style({ display: 'flex', gap: spaces[3] });
export const noteText = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const list = style({ ...card, display: 'flex', flexDirection: 'column', gap: spaces[4], padding: spaces[4] });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: spaces[4] });
export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[2],
  padding: spaces[3],
  borderRadius: radii.segment,
  background: vars.surface.sunken,
});
export const code = style({
  fontFamily: fontStacks.code,
  fontSize: fontSizes[1],
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
