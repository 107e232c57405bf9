import { style } from '@vanilla-extract/css';
import { from } from '../../../src/theme/breakpoints.ts';
import { vars } from '../../../src/theme/contract.css.ts';
import { titleStyle } from '../../../src/theme/textStyle.ts';

export const page = style({ minHeight: '100vh', padding: '20px', color: vars.text.primary, background: vars.surface.canvas });
export const head = style({ marginBlockEnd: '16px' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '6px 0',
  font: vars.type.label,
  color: vars.accent.text,
});
export const title = style([titleStyle('h1'), { margin: '4px 0 8px' }]);
export const about = style({
  maxWidth: '76ch',
  margin: '0 0 6px',
  font: vars.type.body,
  lineHeight: 1.6,
  color: vars.text.secondary,
});
export const count = style({ margin: 0, font: vars.type.caption, color: vars.text.tertiary });
export const columns = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' } },
});
export const left = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: '80vh',
  background: vars.surface.base,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '20px', height: 'max(540px, calc(100vh - 200px))' } },
});
export const right = style({ minWidth: 0 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  marginBlockEnd: '12px',
});
export const subtitle = style([titleStyle('h3'), { flex: '1 1 auto', margin: 0 }]);
export const clear = style({
  minHeight: '36px',
  padding: '0 14px',
  font: vars.type.label,
  color: vars.accent.text,
  background: vars.accent.subtle,
  border: 0,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
});
export const cards = style({ display: 'grid', gap: '14px', overflowX: 'auto' });
