import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontStacks, oneLine, radii, typeRole, width } from '../../theme/measures.ts';

const card = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;

export const page = style({ display: 'flex', flexDirection: 'column', gap: 14, padding: '20px 24px 40px' });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const searchForm = style({ display: 'flex', alignItems: 'center', gap: 8, flex: '0 1 460px' });
export const searchBox = style({ flex: 1, minInlineSize: 240 });
export const tableCard = style({ ...card, overflowX: 'auto' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 12,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
export const link = style({ color: 'inherit', borderRadius: 4, selectors: { '&:hover': { textDecoration: 'underline' } } });
export const quiet = style({ color: vars.text.secondary });
export const meta = style({ ...typeRole('meta'), color: vars.text.secondary });
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const nowrap = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const detail = style({ ...oneLine, display: 'block', maxInlineSize: 'min(360px, 24vw)', color: vars.text.secondary });
export const strong = style({ fontWeight: 500 });
export const amount = styleVariants({
  in: { color: vars.success.text, fontWeight: 500 },
  out: { fontWeight: 500 },
});

export const path = style({ display: 'flex', alignItems: 'center', gap: 6, color: vars.text.secondary });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 });
export const headWords = style({ display: 'flex', flexDirection: 'column', gap: 4, flex: 1, minInlineSize: 260 });
export const headLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const name = style({ ...typeRole('title'), margin: 0, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', gap: 10 });
export const tabs = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  flex: 'none',
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  paddingInline: 2,
  marginInlineEnd: 12,
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
  gap: 2,
  padding: '14px 16px',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  marginInlineStart: -1,
  minInlineSize: 0,
});
export const figureValue = style({ fontSize: 17, lineHeight: '24px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const figureGood = style([figureValue, { color: vars.success.text }]);
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: 16,
  '@media': { [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: 16, minInlineSize: 0 });
export const box = style({ ...card, display: 'flex', flexDirection: 'column', gap: 10, padding: 14 });
export const boxHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 10 });
export const tableHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  padding: '6px 14px',
});
export const title = style({ ...typeRole('section'), margin: 0 });
export const space = style({ flex: 1 });
export const proofText = style({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 12 });
export const even = style([proofText, { color: vars.success.text }]);
export const uneven = style([proofText, { color: vars.danger.text }]);
export const facts = style({ display: 'flex', flexDirection: 'column', gap: 8, margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 14 });
export const factName = style({ color: vars.text.secondary, whiteSpace: 'nowrap' });
export const factValue = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere', minInlineSize: 0 });
export const meter = style({ blockSize: 6, borderRadius: 3, background: vars.state.pressed, overflow: 'hidden' });
export const meterFill = style({ display: 'block', blockSize: '100%', background: vars.accent.solid });
export const note = style({ display: 'flex', gap: 10 });
export const noteText = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const list = style({ ...card, display: 'flex', flexDirection: 'column', gap: 16, padding: 16 });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '10px 12px',
  borderRadius: 8,
  background: vars.surface.sunken,
});
export const code = style({
  fontFamily: fontStacks.code,
  fontSize: 12,
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
