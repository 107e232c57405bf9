import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';
import { choice as choiceCard } from '../parts/form.css.ts';

export { foot, radio } from '../parts/form.css.ts';

export const page = style({ display: 'grid', gap: '16px', alignItems: 'start', minInlineSize: 0 });
export const columns = style({
  display: 'grid',
  gap: '16px',
  alignItems: 'stretch',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 316px' } },
});
export const placeholder = style({ minBlockSize: '280px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 14px',
  alignItems: 'center',
  paddingBlockEnd: '14px',
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
  gap: '4px 10px',
  margin: 0,
  fontSize: '17px',
});
export const line = style({ margin: 0, color: vars.text.secondary, fontSize: '13.5px', overflowWrap: 'anywhere' });
export const deadline = style({ display: 'grid', justifyItems: 'end', color: vars.text.secondary, fontSize: '13px' });
export const clock = style({
  ...numericStyle,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.status.warning.text,
  fontSize: '16px',
  fontWeight: 700,
});
export const parts = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minBlockSize: '52px',
  paddingBlock: '8px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const partName = style({ minInlineSize: '56px', color: vars.text.secondary, fontSize: '13.5px' });
export const partAmount = style({ ...numericStyle, minInlineSize: '124px', fontSize: '15px', fontWeight: 700 });
export const partState = style({ display: 'flex', flex: '1 1 200px', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
/** On phones the first answer has a line for itself. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [below.md]: { display: 'grid', flex: '1 1 100%', gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${answers} > :first-child`, { '@media': { [below.md]: { gridColumn: '1 / -1' } } });
export const note = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  margin: 0,
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: '13.5px',
});

export const form = style({ display: 'grid', gap: '16px' });
export const group = style({ display: 'grid', alignContent: 'start', gap: '10px', minInlineSize: 0 });
export const legend = style({ color: vars.text.primary, font: vars.type.label, fontWeight: 600 });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '8px',
  '@media': { [below.md]: { gridTemplateColumns: '1fr' } },
});
export const choice = style([
  choiceCard,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    columnGap: '10px',
    minBlockSize: '56px',
    padding: '8px 12px',
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
export const choiceName = style({ ...oneLine, display: 'block', fontSize: '14px', fontWeight: 600 });
export const choiceTail = style({ ...numericStyle, gridColumn: 2, color: vars.text.secondary, fontSize: '13px' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '14px',
});
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const sums = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 22px', color: vars.text.secondary, fontSize: '14px' });
export const submit = style({ flex: '0 1 180px', '@media': { [below.md]: { flex: '1 1 100%' } } });

export const figure = style({ ...numericStyle, color: vars.text.primary, fontWeight: 600 });
export const enough = style({ color: vars.status.success.text, fontWeight: 600 });
export const used = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  color: vars.text.secondary,
  fontSize: '13.5px',
});
export const bar = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '8px',
  marginBlock: '8px 6px',
  border: 0,
  borderRadius: '4px',
  background: vars.surface.sunken,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: vars.surface.sunken },
  '::-webkit-progress-value': { borderRadius: '4px', background: vars.accent.outline },
  '::-moz-progress-bar': { borderRadius: '4px', background: vars.accent.outline },
});
export const figures = style({ display: 'grid', margin: 0 });
export const figureRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  minBlockSize: '36px',
  alignItems: 'center',
  color: vars.text.secondary,
  fontSize: '13.5px',
});
export const holder = style({
  display: 'flex',
  gap: '10px',
  margin: 0,
  marginBlockStart: '8px',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: '13.5px',
  overflowWrap: 'anywhere',
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [below.md]: { flexWrap: 'nowrap', overflowX: 'auto', paddingBlockEnd: '4px' } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: '14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const cardItem = style({ display: 'grid' });
export const entryAmount = style({ ...numericStyle, margin: 0, fontSize: '20px', fontWeight: 700 });
export const entryText = style({ margin: 0, paddingBlock: '6px 12px', fontSize: '13.5px', overflowWrap: 'anywhere' });
