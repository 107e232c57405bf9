import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';
import { choice as choiceCard } from '../parts/form.css.ts';

export { foot, radio } from '../parts/form.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], alignItems: 'start', minInlineSize: 0 });
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'stretch',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 316px' } },
});
export const placeholder = style({ minBlockSize: '280px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlockEnd: vars.space[4],
});
export const questionIcon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  borderRadius: vars.radius.md,
  background: vars.status.warning.subtle,
  color: vars.status.warning.text,
});
export const questionText = style({ flex: '1 1 240px', minInlineSize: 0 });
export const questionTitle = style({
  ...titleStyle('h3'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.size[5],
});
export const line = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], overflowWrap: 'anywhere' });
export const deadline = style({
  display: 'grid',
  justifyItems: 'end',
  color: vars.text.secondary,
  fontSize: vars.size[2],
  whiteSpace: 'nowrap',
  // Under the question, in the line of its words.
  '@media': { [below.md]: { display: 'flex', flexBasis: '100%', alignItems: 'center', gap: vars.space[2] } },
});
export const clock = style({
  ...numericStyle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.status.warning.text,
  fontSize: vars.size[4],
  fontWeight: 700,
});
export const parts = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const partName = style({ minInlineSize: '56px', color: vars.text.secondary, fontSize: vars.size[3] });
export const partAmount = style({ ...numericStyle, minInlineSize: '124px', fontSize: vars.size[4], fontWeight: 700 });
export const partState = style({
  display: 'flex',
  flex: '1 1 200px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
/** On phones the first answer has a line for itself. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [below.md]: { display: 'grid', flex: '1 1 100%', gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${answers} > :first-child`, { '@media': { [below.md]: { gridColumn: '1 / -1' } } });
export const note = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  margin: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});

export const form = style({ display: 'grid', gap: vars.space[4] });
export const group = style({ display: 'grid', alignContent: 'start', gap: vars.space[3], minInlineSize: 0 });
export const legend = style({ color: vars.text.primary, font: vars.type.label, fontWeight: 600 });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: vars.space[2],
  '@media': { [below.md]: { gridTemplateColumns: '1fr' } },
});
export const choice = style([
  choiceCard,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: vars.space[3],
    minBlockSize: '56px',
    padding: `${vars.space[2]} ${vars.space[3]}`,
  },
]);
export const dot = style({
  gridRow: '1 / 3',
  alignSelf: 'center',
  boxSizing: 'border-box',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: '50%',
  selectors: { [`${choice}[data-checked] &`]: { borderWidth: '6px', borderColor: vars.accent.outline } },
});
export const choiceName = style({ ...oneLine, display: 'block', fontSize: vars.size[3], fontWeight: 600 });
export const choiceTail = style({ ...numericStyle, gridColumn: 2, color: vars.text.secondary, fontSize: vars.size[2] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
});
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const submit = style({ flex: '0 1 180px', '@media': { [below.md]: { flex: '1 1 100%' } } });

export const figure = style({ ...numericStyle, color: vars.text.primary, fontWeight: 600 });
export const enough = style({ color: vars.status.success.text, fontWeight: 600 });
export const used = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const bar = style({ marginBlock: vars.space[2] });
export const holder = style({
  display: 'flex',
  gap: vars.space[3],
  margin: 0,
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  overflowWrap: 'anywhere',
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [below.md]: { flexWrap: 'nowrap', overflowX: 'auto', paddingBlockEnd: vars.space[1] } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const cardItem = style({ display: 'grid' });
export const entryAmount = style({ ...numericStyle, margin: 0, fontSize: vars.size[6], fontWeight: 700 });
export const entryText = style({
  margin: 0,
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.size[3],
  overflowWrap: 'anywhere',
});
