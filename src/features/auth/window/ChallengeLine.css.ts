import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/textStyle.ts';

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: vars.size[3],
  fontWeight: 600,
  lineHeight: 1.45,
  textAlign: 'start',
  selectors: { '&:focus-visible': focusRing },
});

export const look = styleVariants({
  text: [line, { cursor: 'pointer' }],
  busy: [line, { cursor: 'progress' }],
  failed: [
    line,
    { borderColor: vars.status.danger.text, background: vars.status.danger.subtle, color: vars.status.danger.text },
  ],
  done: [
    line,
    {
      borderColor: vars.status.success.text,
      background: vars.status.success.subtle,
      color: vars.status.success.text,
      cursor: 'default',
    },
  ],
});
