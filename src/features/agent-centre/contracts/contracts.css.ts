import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine } from '../../../theme/textStyle.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  minInlineSize: 0,
});
export const tab = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: '11px',
  fontWeight: 700,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' });
export const foot = style({ margin: 0, color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.55 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
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
  gap: '12px',
  minInlineSize: 0,
  padding: '16px 18px',
  color: vars.text.primary,
  '@media': { [below.md]: { padding: '14px 16px' } },
});
export const cardMine = style([card, { borderColor: vars.accent.text }]);
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
  margin: 0,
  minInlineSize: 0,
});
export const detail = style({ display: 'grid', gap: '14px' });

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 24px',
  margin: 0,
  padding: '10px 14px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  '@media': { [below.md]: { display: 'grid', gap: '8px', padding: '12px 14px' } },
});
export const term = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [below.md]: { display: 'flex', justifyContent: 'space-between', gap: '12px' } },
});
export const termName = style({ color: vars.text.secondary, fontSize: '12.5px', lineHeight: 1.5 });
export const termValue = style({
  ...numericStyle,
  margin: 0,
  fontSize: '14px',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { textAlign: 'end' } },
});
export const old = style({ color: vars.text.tertiary, fontWeight: 400 });
export const fresh = style({ color: vars.accent.text, textDecoration: 'none' });

export const standing = style({ margin: 0, fontSize: '13.5px', lineHeight: 1.5 });
export const blocked = style({ margin: 0, color: vars.status.warning.text, fontSize: '13px', lineHeight: 1.5 });
export const quote = style({ margin: 0, fontSize: '13.5px', lineHeight: 1.5, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: 'auto' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
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
export const now = style({ display: 'grid', gap: '10px', minInlineSize: 0, fontSize: '13.5px' });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '13.5px', lineHeight: 1.55 });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '10px',
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const facts = style({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: '14px 16px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: '13.5px',
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', color: vars.text.secondary });
export const factValue = style({ ...numericStyle, margin: 0, color: vars.text.primary, fontWeight: 650, textAlign: 'end' });

/** Its row keeps its height although the chips scroll. */
export const kinds = style({ minInlineSize: 0 });
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: '20px',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row dense',
  alignContent: 'start',
  gap: '14px',
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wideField = style({ display: 'grid', gridColumn: '1 / -1', gap: '6px', minInlineSize: 0 });
export const fieldName = style({ fontSize: '13px', fontWeight: 600 });
export const help = style({ color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.5 });
export const comparison = style({
  display: 'grid',
  alignContent: 'start',
  gap: '10px',
  padding: '16px 18px',
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
});
export const comparisonTitle = style({ margin: 0, fontSize: '14.5px', fontWeight: 650 });
export const compared = style({ display: 'grid', margin: 0 });
export const comparedTerm = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: '8px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const comparedValue = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: 0,
  fontSize: '14px',
});
export const former = style({ color: vars.text.secondary, textDecoration: 'none' });
export const kept = style({ fontWeight: 650, overflowWrap: 'anywhere' });
export const effect = style({ margin: 0, color: vars.accent.text, fontSize: '13px', lineHeight: 1.5 });
export const offerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  '@media': { [below.md]: { display: 'grid' } },
});

export const crumbs = style({ display: 'flex', alignItems: 'center', gap: '8px', minInlineSize: 0, fontSize: '13.5px' });
export const crumb = style({ ...oneLine, minInlineSize: 0, color: vars.text.secondary });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
  alignItems: 'start',
  gap: '14px',
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const waitingCard = style({ display: 'block', blockSize: '186px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingForm = style({ display: 'block', blockSize: '300px', borderRadius: vars.radius.lg, overflow: 'hidden' });
export const waitingFacts = style({ display: 'block', blockSize: '70px', borderRadius: vars.radius.md, overflow: 'hidden' });
