import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const popover = style({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 12px)',
  insetBlockEnd: '-36px',
  inlineSize: '300px',
  padding: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  font: vars.type.body,
  fontSize: vars.size[2],
  textAlign: 'start',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  // Bridges the gap to the bar, so that the pointer can cross it.
  '::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineEnd: '-14px', inlineSize: '14px' },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
});
export const title = style({ font: vars.type.title, lineHeight: 1.35 });
export const body = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginBlockStart: vars.space[4] });
export const words = style({ display: 'grid', gap: vars.space[2], color: vars.text.secondary, lineHeight: 1.5 });

export const tile = style({
  flex: 'none',
  inlineSize: '120px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: 'white',
});
export const given = style({ inlineSize: '120px', blockSize: '120px', padding: vars.space[2] });
