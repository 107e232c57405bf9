import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';

export const chart = style({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 });
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  padding: '8px 10px',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const tool = style({
  minWidth: '36px',
  height: '36px',
  padding: '0 12px',
  font: vars.type.label,
  color: vars.text.primary,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
});
export const zoom = style({ minWidth: '58px', textAlign: 'center', font: vars.type.caption, color: vars.text.secondary });
export const frame = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: '12px', background: vars.surface.sunken });
export const drawing = style({ display: 'block', marginInline: 'auto', maxWidth: 'none', overflow: 'visible' });

const choice = { cursor: 'pointer', outline: 'none' } as const;
export const box = styleVariants({
  plain: {
    ...choice,
    selectors: {
      '&:hover': { filter: 'brightness(1.08)' },
      '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '3px' },
    },
  },
  chosen: {
    ...choice,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '3px' } },
  },
  mute: {},
});

const shapeBase = {
  fill: vars.surface.raised,
  stroke: vars.border.strong,
  strokeWidth: 1.4,
  selectors: { [`${box.chosen} &`]: { fill: vars.accent.solid, stroke: vars.accent.outline } },
} as const;
export const shape = styleVariants({
  state: shapeBase,
  initial: shapeBase,
  final: shapeBase,
  group: shapeBase,
  passing: { ...shapeBase, fill: vars.surface.base, strokeDasharray: '4 4' },
  anywhere: { ...shapeBase, fill: 'transparent', strokeDasharray: '2 4' },
});
export const inner = style({ fill: 'none', stroke: vars.border.strong, strokeWidth: 1.2 });
export const begin = style({ fill: vars.text.primary });
export const group = style({ fill: 'none', stroke: vars.border.default, strokeWidth: 1 });
export const groupName = style({ fill: vars.text.secondary, fontFamily: vars.font.text, fontSize: '13px', fontWeight: 600 });

const text = { fontFamily: vars.font.text } as const;
export const name = style({
  ...text,
  fontSize: '14px',
  fontWeight: 600,
  textAnchor: 'middle',
  fill: vars.text.primary,
  selectors: { [`${box.chosen} &`]: { fill: vars.accent.onSolid } },
});
const onChosen = { selectors: { [`${box.chosen} &`]: { color: vars.accent.onSolid } } } as const;
export const note = styleVariants({
  call: { color: vars.accent.text, ...onChosen },
  stay: { color: vars.text.secondary, ...onChosen },
});
export const noteText = style({ ...text, fontSize: '12px', fill: 'currentColor' });
export const badge = style({ fill: vars.support.solid });
export const badgeText = style({
  ...text,
  fontSize: '12px',
  fontWeight: 700,
  textAnchor: 'middle',
  fill: vars.support.onSolid,
});

const lineBase = { fill: 'none', strokeWidth: 1.4 } as const;
export const line = styleVariants({
  plain: { ...lineBase, stroke: vars.border.strong },
  chosen: { ...lineBase, strokeWidth: 2.2, stroke: vars.accent.outline },
});
export const labelGround = style({ fill: vars.surface.sunken });
export const label = styleVariants({
  event: { color: vars.text.primary },
  done: { color: vars.status.success.text },
  error: { color: vars.status.danger.text },
  after: { color: vars.status.warning.text },
  always: { color: vars.text.secondary },
  guard: { color: vars.text.secondary, fontStyle: 'italic' },
});
export const labelText = style({ ...text, fontSize: '12px', fill: 'currentColor' });
