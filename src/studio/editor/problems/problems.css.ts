import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontStacks, typeRole, width } from '../../theme/measures.ts';

export const panel = style({
  flex: 'none',
  inlineSize: 600,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.panel,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: 440 } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  minBlockSize: 52,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({ ...typeRole('heading') });
export const space = style({ flex: 1 });
export const list = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const problem = style({ borderBlockEnd: `1px solid ${vars.border.subtle}` });
export const problemOpen = style({ background: vars.state.selected });
export const problemHead = style({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '12px 16px' });
export const words = style({ flex: 1, minInlineSize: 0 });
export const sentence = style({ fontWeight: 500 });
export const place = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.secondary,
  fontSize: 12,
  lineHeight: '18px',
  cursor: 'pointer',
  borderRadius: 4,
});
export const line = style({ fontFamily: fontStacks.code, fontSize: 11.5 });
export const repair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '0 16px 16px 44px',
});
export const repairHead = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 });
export const repairActs = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const quiet = style({ color: vars.text.quiet, fontSize: 12, lineHeight: '18px', fontWeight: 400 });
export const foot = style({
  flex: 'none',
  minBlockSize: 40,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
