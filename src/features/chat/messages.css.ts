import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const place = style({ position: 'relative', display: 'flex', flex: '1 1 auto', minBlockSize: 0 });

export const log = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: '14px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const list = style({ display: 'grid', gap: '14px', margin: 0, padding: 0, listStyle: 'none' });

export const theirs = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: '10px',
  rowGap: '4px',
  alignItems: 'end',
  justifyItems: 'start',
});

export const author = style({
  gridColumn: 2,
  margin: 0,
  color: vars.text.secondary,
  font: vars.type.caption,
  fontSize: '12px',
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
  padding: '10px 14px',
  font: vars.type.body,
  fontSize: '15px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;

export const bubble = style({
  ...body,
  gridColumn: 2,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} ${vars.radius.lg} 4px`,
  background: vars.surface.raised,
});

export const mine = style({ display: 'grid', justifyItems: 'end', gap: '4px' });

export const own = style({
  ...body,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 4px ${vars.radius.lg}`,
  background: vars.action.solid,
  color: vars.action.onSolid,
});

const waiting = style({
  ...body,
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 4px ${vars.radius.lg}`,
  background: vars.surface.raised,
  color: vars.text.secondary,
});
export const sending = waiting;
export const failed = style([waiting, { borderColor: vars.status.danger.text }]);

export const under = style({ margin: 0, color: vars.text.secondary, font: vars.type.caption, fontSize: '12px' });

export const refused = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '4px',
  color: vars.status.danger.text,
  font: vars.type.caption,
  fontSize: '12px',
});

export const act = style({
  minInlineSize: '44px',
  minBlockSize: '44px',
  margin: 0,
  paddingInline: '8px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.accent.text,
  font: vars.type.label,
  fontSize: '13px',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
});

export const hidden = style({ fontStyle: 'italic' });

export const clock = style({ ...numericStyle, fontWeight: 400, whiteSpace: 'nowrap', marginInlineStart: '4px' });

export const moderator = style({
  padding: '10px 12px',
  borderRadius: vars.radius.md,
  background: vars.status.info.subtle,
  color: vars.status.info.text,
});

export const moderatorHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  margin: '0 0 4px',
  font: vars.type.label,
  fontSize: '13px',
});
export const moderatorClock = style({ marginInlineStart: 'auto' });

export const text = style({ margin: 0, font: vars.type.body, fontSize: '14px', lineHeight: 1.45, overflowWrap: 'anywhere' });

export const news = style({
  position: 'absolute',
  insetBlockEnd: '10px',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  margin: 0,
  padding: '0 16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.md,
  color: vars.accent.text,
  font: vars.type.label,
  fontSize: '13px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
