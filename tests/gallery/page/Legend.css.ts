import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/theme/contract.css.ts';

export const legend = style({
  padding: '10px 14px',
  borderTop: `1px solid ${vars.border.subtle}`,
  font: vars.type.caption,
  color: vars.text.secondary,
});
export const title = style({ font: vars.type.label, color: vars.text.primary, cursor: 'pointer' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: '8px', lineHeight: 1.5 });
const signBase = { flex: 'none', width: '24px', height: '13px' } as const;
export const sign = styleVariants({
  event: { ...signBase, color: vars.text.primary },
  done: { ...signBase, color: vars.status.success.text },
  error: { ...signBase, color: vars.status.danger.text },
  after: { ...signBase, color: vars.status.warning.text },
  always: { ...signBase, color: vars.text.secondary },
  call: { ...signBase, color: vars.accent.text },
  stay: { ...signBase, color: vars.text.secondary },
});
const base = { flex: 'none', display: 'inline-block', minWidth: '24px', textAlign: 'center', fontWeight: 700 } as const;
export const mark = styleVariants({
  soft: { ...base, color: vars.text.secondary },
  badge: { ...base, color: vars.support.onSolid, background: vars.support.solid, borderRadius: '999px' },
});
