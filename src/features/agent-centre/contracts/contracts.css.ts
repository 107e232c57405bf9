import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const tab = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: vars.size[1],
  fontWeight: 700,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const foot = style({ margin: 0, color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.55 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cardItem = style({ display: 'grid', minInlineSize: 0 });
export const card = style({
  ...cardStyle,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  color: vars.text.primary,
  '@media': { [below.md]: { padding: vars.space[4] } },
});
export const cardMine = style([card, { borderColor: vars.accent.text }]);
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: 0,
  minInlineSize: 0,
});
export const detail = style({ display: 'grid', gap: vars.space[4] });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  '@media': { [below.md]: { display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space[4]}` } },
});
export const term = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [below.md]: { display: 'flex', justifyContent: 'space-between', gap: vars.space[3] } },
});
export const termName = style({ color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const termValue = style({
  ...numericStyle,
  margin: 0,
  fontSize: vars.size[3],
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { textAlign: 'end' } },
});
export const old = style({ color: vars.text.tertiary, fontWeight: 400 });
export const fresh = style({ color: vars.accent.text, textDecoration: 'none' });

export const standing = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.5 });
export const blocked = style({ margin: 0, color: vars.status.warning.text, fontSize: vars.size[2], lineHeight: 1.5 });
export const quote = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.5, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: 'auto' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

export const askedOf = style({ display: 'flex', minInlineSize: 0 });
export const now = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0, fontSize: vars.size[3] });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.size[3],
});

/** Its row keeps its height although the chips scroll. */
export const kinds = style({ minInlineSize: 0 });
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row dense',
  alignContent: 'start',
  gap: vars.space[4],
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wideField = style({ display: 'grid', gridColumn: '1 / -1', gap: vars.space[2], minInlineSize: 0 });
export const fieldName = style({ fontSize: vars.size[2], fontWeight: 600 });
export const help = style({ color: vars.text.tertiary, fontSize: vars.size[2], lineHeight: 1.5 });
export const comparison = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
});
export const comparisonTitle = style({ margin: 0, fontSize: vars.size[3], fontWeight: 650 });
export const compared = style({ display: 'grid', margin: 0 });
export const comparedTerm = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const comparedValue = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  margin: 0,
  fontSize: vars.size[3],
});
export const former = style({ color: vars.text.secondary, textDecoration: 'none' });
export const kept = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const effect = style({ margin: 0, color: vars.accent.text, fontSize: vars.size[2], lineHeight: 1.5 });
export const offerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [below.md]: { display: 'grid' } },
});

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.size[3],
});
export const crumb = style({ ...oneLine, minInlineSize: 0, color: vars.text.secondary });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const waitingCard = style({ display: 'block', blockSize: '186px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingForm = style({ display: 'block', blockSize: '300px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingFacts = style({ display: 'block', blockSize: '70px', borderRadius: vars.radius.md, overflow: 'hidden' });
