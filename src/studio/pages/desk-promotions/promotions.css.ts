import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { barRadius, fontSizes, radii, spaces, typeRole, width } from '../../theme/measures.ts';

const frame = {
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
} as const;
const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const page = style({ ...column, gap: spaces[4], padding: `${spaces[5]} ${spaces[6]} ${spaces[7]}` });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const meta = style({ ...typeRole('meta'), color: vars.text.secondary, overflowWrap: 'anywhere' });
export const plain = style({ margin: 0 });

export const list = style({ ...column, gap: spaces[2], margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  ...frame,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr) auto 88px 168px',
  alignItems: 'center',
  gap: spaces[4],
  padding: spaces[3],
  selectors: { '&:hover': { background: vars.state.hover } },
  '@media': { [width.narrow]: { gridTemplateColumns: '96px minmax(0, 1fr) auto 72px 144px', gap: spaces[3] } },
});
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 64,
  overflow: 'hidden',
  borderRadius: radii.segment,
  background: vars.surface.sunken,
});
export const thumbPicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const cardWords = style({ ...column, alignItems: 'flex-start', flex: 1 });
/** The whole card opens it. */
export const opener = style({
  color: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: radii.badge,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radii.card },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 },
  },
});
export const cardState = style({ ...column, alignItems: 'flex-end', gap: spaces[1] });
export const cardFigure = style({ ...column, alignItems: 'flex-end', whiteSpace: 'nowrap' });
export const figureValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const formHead = style({ ...column, alignItems: 'flex-start', gap: spaces[1] });
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[2],
});
export const formTitle = style({ ...typeRole('title'), margin: 0, overflowWrap: 'anywhere' });
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  alignItems: 'start',
  gap: spaces[5],
  '@media': { [width.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({ ...column, gap: spaces[5] });
globalStyle(`${form} > [role="radiogroup"]`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
});
export const section = style({
  ...column,
  gap: spaces[4],
  paddingBlockStart: spaces[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const sectionTitle = style({ ...typeRole('section'), margin: 0 });
export const part = style({ ...column, gap: spaces[3] });
export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  alignItems: 'start',
  gap: spaces[3],
});
export const rows = style({ ...column, alignItems: 'stretch', gap: spaces[2] });
export const rowEnd = style({ alignSelf: 'end' });
export const checks = style({ display: 'flex', flexWrap: 'wrap', columnGap: spaces[4], rowGap: spaces[2] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spaces[2] });
export const sentence = style({
  display: 'flex',
  gap: spaces[2],
  margin: 0,
  padding: spaces[3],
  borderRadius: radii.segment,
  background: vars.surface.sunken,
  color: vars.text.secondary,
});
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: spaces[4],
});
export const faults = style({ margin: 0, paddingInlineStart: spaces[4] });
export const second = style({ display: 'flex', alignItems: 'center', gap: spaces[2], color: vars.draft.text });

export const panel = style({ ...frame, ...column, gap: spaces[5], padding: spaces[4] });
export const siteCard = style({ ...frame, overflow: 'hidden', background: vars.surface.raised });
export const sitePicture = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 6', objectFit: 'cover' });
export const siteWords = style({ ...column, gap: spaces[2], padding: spaces[4] });
export const siteTitle = style({ fontSize: fontSizes[5], lineHeight: '24px', overflowWrap: 'anywhere' });
export const siteTerms = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const sums = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spaces[3], margin: 0 });
export const sum = style({ ...column, flexDirection: 'column-reverse', justifyContent: 'flex-end' });
export const sumValue = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
export const weeks = style({ ...column, gap: spaces[1], margin: 0, padding: 0, listStyle: 'none' });
export const week = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: spaces[2],
  fontVariantNumeric: 'tabular-nums',
});
export const weekName = style({ ...typeRole('meta'), color: vars.text.secondary, whiteSpace: 'nowrap' });
export const weekSum = style({ ...typeRole('meta'), textAlign: 'end' });
export const bar = style({ display: 'block', blockSize: 12, borderRadius: barRadius, background: vars.surface.sunken });
export const barFill = style({ display: 'block', blockSize: '100%', borderRadius: barRadius, background: vars.accent.solid });
export const facts = style({ ...column, gap: spaces[2], margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: spaces[3] });
export const factValue = style({ margin: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });

export const versions = style({ ...column, gap: spaces[2], margin: 0, padding: 0, listStyle: 'none' });
export const version = style({ display: 'flex', alignItems: 'center', gap: spaces[3] });

export const acts = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spaces[3],
  paddingBlock: spaces[3],
  background: vars.surface.canvas,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const actsEnd = style({ display: 'flex', flexWrap: 'wrap', gap: spaces[2] });
