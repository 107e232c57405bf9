import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, oneLine, radii, spaces, typeRole, width } from '../../theme/measures.ts';

export const page = style({
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  '@media': { [width.tooNarrow]: { flexDirection: 'column', overflow: 'auto' } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 560,
  flex: 'none',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  '@media': { [width.narrow]: { inlineSize: 440 }, [width.tooNarrow]: { inlineSize: '100%', maxBlockSize: '45vh' } },
});
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 52,
  flex: 'none',
  paddingInline: spaces[4],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style([typeRole('heading'), { flex: 1 }]);
export const quiet = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
export const rows = style({ flex: 1, overflow: 'auto', minBlockSize: 0 });
export const more = style({ padding: spaces[3], display: 'flex', justifyContent: 'center' });
export const row = style({
  display: 'flex',
  gap: spaces[3],
  inlineSize: '100%',
  padding: `${spaces[3]} ${spaces[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  outlineOffset: -2,
  selectors: { '&:hover': { background: vars.state.hover }, '&[aria-current="true"]': { background: vars.state.selected } },
});
export const number = style({
  inlineSize: 32,
  flex: 'none',
  fontSize: fontSizes[4],
  lineHeight: '24px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], flex: 1, minInlineSize: 0 });
export const note = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const trace = style([
  oneLine,
  {
    display: 'flex',
    alignItems: 'center',
    gap: spaces[2],
    fontSize: fontSizes[1],
    lineHeight: '20px',
    color: vars.text.secondary,
  },
]);

export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  flex: 1,
  minInlineSize: 0,
  padding: `${spaces[4]} ${spaces[5]}`,
  overflow: 'auto',
  '@media': { [width.tooNarrow]: { overflow: 'visible' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: `${spaces[4]} ${spaces[5]}`,
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
});
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: spaces[2], flexWrap: 'wrap' });
export const cardTitle = style([typeRole('section'), { flex: 1, minInlineSize: 0 }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: `${spaces[3]} ${spaces[6]}`,
});
export const fact = style({ display: 'flex', flexDirection: 'column' });
export const code = style({ fontFamily: fontStacks.code, fontSize: fontSizes[1], overflowWrap: 'anywhere' });
export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  padding: `${spaces[3]} ${spaces[4]}`,
  borderRadius: radii.segment,
  background: vars.surface.sunken,
  flexWrap: 'wrap',
});
export const changes = style({ display: 'flex', flexDirection: 'column' });
export const change = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[1],
  padding: `${spaces[3]} 0`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const sentence = style({ fontWeight: 500 });
