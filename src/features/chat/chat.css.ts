import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const notice = style({
  flex: 'none',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
});

export const noticeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  minBlockSize: '44px',
  font: vars.type.body,
  fontSize: vars.size[2],
  lineHeight: 1.4,
});

export const pin = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const noticeText = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlock: vars.space[2], overflowWrap: 'anywhere' });

const textButton = style({
  flex: 'none',
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
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
});
export const rulesButton = textButton;

export const rules = style({
  maxBlockSize: '180px',
  margin: 0,
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  overflowY: 'auto',
  color: vars.text.secondary,
  font: vars.type.body,
  fontSize: vars.size[2],
  whiteSpace: 'pre-line',
});

export const busy = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  padding: vars.space[4],
});

export const busyBubble = styleVariants(
  {
    short: { inlineSize: '56%', blockSize: '42px' },
    long: { inlineSize: '76%', blockSize: '64px' },
    mine: { inlineSize: '48%', blockSize: '42px', alignSelf: 'flex-end' },
    last: { inlineSize: '66%', blockSize: '42px' },
  },
  (shape) => ({ ...shape, display: 'grid', overflow: 'hidden', borderRadius: vars.radius.lg }),
);

export const note = style({
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  minBlockSize: 0,
  padding: `${vars.space[6]} ${vars.space[4]}`,
  overflowY: 'auto',
});

export const connection = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.status.warning.subtle,
  color: vars.status.warning.text,
  font: vars.type.body,
  fontSize: vars.size[2],
});

export const foot = style({
  flex: 'none',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
  '@media': { [below.md]: { paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))` } },
});

export const footNote = style([
  foot,
  { margin: 0, paddingBlock: vars.space[4], color: vars.text.secondary, font: vars.type.body, fontSize: vars.size[3] },
]);

export const writeRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const input = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: '50px',
  margin: 0,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.base,
  color: vars.text.primary,
  font: vars.type.body,
  // Smaller text makes phones zoom in.
  fontSize: vars.size[4],
  selectors: {
    '&::placeholder': { color: vars.text.tertiary, opacity: 1 },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: vars.status.danger.text },
  },
});

export const send = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.action.solid,
  color: vars.action.onSolid,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.action.hover },
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

export const hint = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: `${vars.space[2]} ${vars.space[1]} 0`,
  color: vars.text.tertiary,
  font: vars.type.caption,
  fontSize: vars.size[1],
});

export const tooLong = style({ color: vars.status.danger.text });
export const count = style({ ...numericStyle, flex: 'none' });
