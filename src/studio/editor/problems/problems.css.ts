import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, fontStacks, radii, sizes, spaces, typeRole, width } from '../../theme/measures.ts';

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
  gap: spaces[2],
  padding: `${spaces[2]} ${spaces[4]}`,
  minBlockSize: 52,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({ ...typeRole('heading') });
export const space = style({ flex: 1 });
export const list = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const problem = style({ borderBlockEnd: `1px solid ${vars.border.subtle}` });
export const problemOpen = style({ background: vars.state.selected });
export const problemHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spaces[3],
  padding: `${spaces[3]} ${spaces[4]}`,
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const sentence = style({ fontWeight: 500 });
export const place = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.secondary,
  fontSize: fontSizes[1],
  lineHeight: '18px',
  cursor: 'pointer',
  borderRadius: radii.badge,
});
export const line = style({ fontFamily: fontStacks.code, fontSize: fontSizes[1] });
export const repair = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: `0 ${spaces[4]} ${spaces[4]} calc(${sizes.icon} + ${spaces[3]} + ${spaces[4]})`,
});
export const repairHead = style({ display: 'flex', alignItems: 'center', gap: spaces[2], fontWeight: 500 });
export const repairActs = style({ display: 'flex', alignItems: 'center', gap: spaces[2] });
export const quiet = style({ color: vars.text.quiet, fontSize: fontSizes[1], lineHeight: '18px', fontWeight: 400 });
export const foot = style({
  flex: 'none',
  minBlockSize: 40,
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  paddingInline: spaces[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
