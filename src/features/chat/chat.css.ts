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
  gap: '10px',
  margin: 0,
  paddingInline: '16px 8px',
  minBlockSize: '44px',
  font: vars.type.body,
  fontSize: '13px',
  lineHeight: 1.4,
});

export const pin = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const noticeText = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlock: '6px', overflowWrap: 'anywhere' });

const textButton = style({
  flex: 'none',
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
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
});
export const rulesButton = textButton;

export const rules = style({
  maxBlockSize: '180px',
  margin: 0,
  padding: '0 16px 14px',
  overflowY: 'auto',
  color: vars.text.secondary,
  font: vars.type.body,
  fontSize: '13px',
  whiteSpace: 'pre-line',
});

export const busy = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '14px',
  padding: '16px',
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
  padding: '24px 16px',
  overflowY: 'auto',
});

export const connection = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  padding: '8px 16px',
  background: vars.status.warning.subtle,
  color: vars.status.warning.text,
  font: vars.type.body,
  fontSize: '13px',
});

export const foot = style({
  flex: 'none',
  padding: '10px 14px 12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.base,
  '@media': { [below.md]: { paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))' } },
});

export const footNote = style([
  foot,
  { margin: 0, paddingBlock: '16px', color: vars.text.secondary, font: vars.type.body, fontSize: '14px' },
]);

export const writeRow = style({ display: 'flex', alignItems: 'center', gap: '8px' });

export const input = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: '50px',
  margin: 0,
  paddingInline: '16px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.base,
  color: vars.text.primary,
  font: vars.type.body,
  // Smaller text makes phones zoom in.
  fontSize: '16px',
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
  gap: '12px',
  margin: '8px 2px 0',
  color: vars.text.tertiary,
  font: vars.type.caption,
  fontSize: '12px',
});

export const tooLong = style({ color: vars.status.danger.text });
export const count = style({ ...numericStyle, flex: 'none' });
