import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';
import { choice, foot as formFoot } from '../parts/form.css.ts';

export { radio } from '../parts/form.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 330px' } },
});
export const column = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
/** On phones an unfinished order stands alone: the form would open a second one. */
export const behind = style([column, { '@media': { [below.lg]: { display: 'none' } } }]);
export const fieldset = style({ display: 'contents', margin: 0, padding: 0, border: 0 });

export const card = style({
  ...cardStyle,
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[5],
  '@media': { [below.md]: { padding: vars.space[4] } },
});
export const group = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, color: vars.text.primary, font: vars.type.label, fontWeight: 600 });

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: vars.space[3],
});
export const kind = style([
  choice,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[1],
    minBlockSize: '104px',
    padding: `${vars.space[3]} ${vars.space[2]}`,
    textAlign: 'center',
    '@media': { [below.md]: { minBlockSize: '92px' } },
  },
]);
export const kindIcon = style({
  display: 'inline-flex',
  color: vars.text.secondary,
  selectors: { [`${kind}[data-checked] &`]: { color: vars.accent.text } },
});
export const kindName = style({ fontSize: vars.size[3], fontWeight: 600, lineHeight: 1.35 });
export const minutes = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[1] });
export const chosen = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  display: 'none',
  color: vars.accent.text,
  selectors: { [`${kind}[data-checked] &`]: { display: 'inline-flex' } },
});

export const channels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space[3],
});
/** Carriers and face values: narrower than channels. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: vars.space[2],
});
export const fault = style({ color: vars.status.danger.text, fontSize: vars.size[2] });
export const channel = style([
  choice,
  {
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[1],
    minBlockSize: '58px',
    padding: `${vars.space[3]} ${vars.space[4]}`,
  },
]);
export const channelName = style({ ...oneLine, fontSize: vars.size[3], fontWeight: 600 });
export const channelLimits = style({ ...numericStyle, color: vars.text.secondary, fontSize: vars.size[2] });

export const quick = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))', gap: vars.space[2] });
const chip = {
  ...numericStyle,
  minBlockSize: '40px',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.size[3],
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  ':focus-visible': focusRing,
  ':disabled': { cursor: 'default' },
  '@media': { [below.md]: { minBlockSize: '44px' } },
} as const;
export const quickAmount = styleVariants({
  off: [
    colourTransition,
    { ...chip, background: vars.surface.raised, color: vars.text.primary, ':hover': { borderColor: vars.border.strong } },
  ],
  on: [
    colourTransition,
    { ...chip, borderColor: vars.accent.outline, background: vars.accent.subtle, color: vars.accent.text },
  ],
});

export const foot = style([
  formFoot,
  { '@media': { [from.md]: { paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.border.subtle}` } } },
]);
export const net = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.text.secondary,
  fontSize: vars.size[3],
});
export const netAmount = style({ ...numericStyle, color: vars.accent.text, fontSize: vars.size[6], fontWeight: 700 });
export const submit = style({ flex: '0 1 210px', '@media': { [below.md]: { flex: '1 1 180px' } } });

export const order = style({
  ...cardStyle,
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  '@media': { [below.lg]: { order: -1 } },
});
/** Preview of what an order will show; on phones there is no room for it. */
export const noOrder = style([order, { '@media': { [below.lg]: { display: 'none' } } }]);
export const orderHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '56px',
  marginInline: negative(vars.space[5]),
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const orderTitle = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary, fontSize: vars.size[4] });
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
  fontSize: vars.size[2],
  textAlign: 'center',
});
export const details = style({ display: 'grid', margin: 0 });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '40px',
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [below.md]: { minBlockSize: '46px' } },
});
export const detailName = style({ color: vars.text.secondary, fontSize: vars.size[3] });
export const detailValue = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
});
export const detailText = style({
  ...numericStyle,
  minInlineSize: 0,
  color: vars.text.primary,
  fontSize: vars.size[3],
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
/** Room of a copy button beside a value without one, so that all values end in one line. */
export const noCopy = style({ flex: 'none', inlineSize: '36px' });
export const orderActions = style({ display: 'flex', gap: vars.space[2] });
export const grow = style({ flex: '1 1 auto', minInlineSize: 0 });
export const hint = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '34px',
  fontSize: vars.size[3],
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '26px',
      insetInlineStart: '9px',
      blockSize: '16px',
      borderInlineStart: `1px solid ${vars.border.default}`,
    },
  },
});
export const stepText = styleVariants({
  done: [{ color: vars.text.primary }],
  now: [{ color: vars.text.primary, fontWeight: 600 }],
  next: [{ color: vars.text.tertiary }],
});
const dot = { display: 'inline-flex', flex: 'none', inlineSize: '20px', blockSize: '20px', borderRadius: '50%' } as const;
export const stepDot = styleVariants({
  done: [{ ...dot, color: vars.accent.text }],
  now: [{ ...dot, border: `2px solid ${vars.accent.outline}` }],
  next: [{ ...dot, border: `2px solid ${vars.border.default}` }],
});

export const end = style([card, { justifyItems: 'center', '@media': { [from.lg]: { gridColumn: '1 / -1' } } }]);
export const endActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] });
export const placeholder = style({ minBlockSize: '104px', borderRadius: vars.radius.md, overflow: 'hidden' });
export const placeholderTall = style({ minBlockSize: '280px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const wide = style({ '@media': { [from.lg]: { gridColumn: '1 / -1' } } });
