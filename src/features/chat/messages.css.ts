import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const place = style({ position: 'relative', display: 'flex', flex: '1 1 auto', minBlockSize: 0 });

export const log = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const theirs = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: 'end',
  justifyItems: 'start',
});

export const author = style({
  gridColumn: 2,
  margin: 0,
  color: vars.text.secondary,
  font: vars.type.caption,
  fontSize: vars.size[1],
});

export const face = style({
  gridColumn: 1,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  objectFit: 'cover',
});

/** Long words break: a message is typed by anyone. */
const body = {
  maxInlineSize: '288px',
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  font: vars.type.body,
  fontSize: vars.size[4],
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;

export const bubble = style({
  ...body,
  gridColumn: 2,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} ${vars.radius.lg} ${vars.radius.sm}`,
  background: vars.surface.raised,
});

export const mine = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });

export const own = style({
  ...body,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} ${vars.radius.sm} ${vars.radius.lg}`,
  background: vars.action.solid,
  color: vars.action.onSolid,
});

const waiting = style({
  ...body,
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} ${vars.radius.sm} ${vars.radius.lg}`,
  background: vars.surface.raised,
  color: vars.text.secondary,
});
export const sending = waiting;
export const failed = style([waiting, { borderColor: vars.status.danger.text }]);

export const under = style({ margin: 0, color: vars.text.secondary, font: vars.type.caption, fontSize: vars.size[1] });

export const refused = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  color: vars.status.danger.text,
  font: vars.type.caption,
  fontSize: vars.size[1],
});

export const act = style({
  minInlineSize: '44px',
  minBlockSize: '44px',
  margin: 0,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.accent.text,
  font: vars.type.label,
  fontSize: vars.size[2],
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
});

export const hidden = style({ fontStyle: 'italic' });

export const clock = style({ ...numericStyle, fontWeight: 400, whiteSpace: 'nowrap', marginInlineStart: vars.space[1] });

export const moderator = style({
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.status.info.subtle,
  color: vars.status.info.text,
});

export const moderatorHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[1]}`,
  font: vars.type.label,
  fontSize: vars.size[2],
});
export const moderatorClock = style({ marginInlineStart: 'auto' });

export const text = style({
  margin: 0,
  font: vars.type.body,
  fontSize: vars.size[3],
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const news = style({
  position: 'absolute',
  insetBlockEnd: '10px',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  margin: 0,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.md,
  color: vars.accent.text,
  font: vars.type.label,
  fontSize: vars.size[2],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
