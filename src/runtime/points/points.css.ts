import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, oneLine } from '../../theme/textStyle.ts';

export const number = style({ ...numericStyle, whiteSpace: 'nowrap' });
export const more = style({ ...numericStyle, color: vars.status.success.text, fontWeight: 650, whiteSpace: 'nowrap' });
export const less = style({ ...numericStyle, color: vars.status.danger.text, fontWeight: 650, whiteSpace: 'nowrap' });
export const product = style({ overflowWrap: 'anywhere' });

/** The points of the account beside what they are earned by. */
export const card = style({
  ...cardStyle,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[7]}`,
  alignItems: 'center',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  color: vars.text.primary,
  '@media': { [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[4] } },
});
export const own = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: '200px',
  '@media': { [below.md]: { minInlineSize: 0 } },
});
export const label = style({ color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });
export const balance = style({
  ...numericStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.size[7],
  fontWeight: 650,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const coin = style({ display: 'inline-flex', flex: 'none', color: vars.reward.text });
export const note = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });
export const earning = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingInlineStart: vars.space[7],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [below.md]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const value = style({
  ...numericStyle,
  display: 'inline-flex',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});
export const valueName = style({ color: vars.text.secondary });
export const valueNumber = style({ fontWeight: 650 });

export const art = style({
  position: 'relative',
  display: 'block',
  blockSize: '200px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  '@media': { [below.md]: { blockSize: '150px' } },
});
export const symbol = style({ display: 'grid', placeItems: 'center', blockSize: '100%', color: vars.accent.text });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.55 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: vars.size[3],
  lineHeight: 1.5,
});
export const factLabel = style({ color: vars.text.secondary });
export const factValue = style({ ...numericStyle, fontSize: vars.size[5], fontWeight: 650, overflowWrap: 'anywhere' });
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const arrow = style({
  display: 'grid',
  justifyContent: 'center',
  color: vars.text.secondary,
  transform: 'rotate(90deg)',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  '@media': { [below.md]: { display: 'grid' } },
});
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  textAlign: 'center',
});
export const doneIcon = style({ display: 'inline-flex', color: vars.status.success.text });
export const doneTitle = style({ ...oneLine, whiteSpace: 'normal', margin: 0, fontSize: vars.size[5], fontWeight: 650 });
