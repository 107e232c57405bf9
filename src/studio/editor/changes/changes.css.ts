import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, radii, spaces, typeRole, width } from '../../theme/measures.ts';

const pane = style({ flex: 'none', minBlockSize: 0, display: 'flex', flexDirection: 'column', background: vars.surface.panel });

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[3],
  padding: spaces[6],
  maxInlineSize: 420,
});
export const list = style([pane, { inlineSize: 320, borderInlineEnd: `1px solid ${vars.border.subtle}`, flexGrow: 0 }]);
export const listHead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spaces[2],
  padding: `${spaces[4]} ${spaces[4]} ${spaces[3]}`,
});
export const title = style({ ...typeRole('heading') });
export const soft = style({ color: vars.text.secondary, fontSize: fontSizes[1], lineHeight: '18px' });
export const scroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: `0 ${spaces[2]} ${spaces[4]}` });
export const change = style({
  display: 'flex',
  gap: spaces[3],
  padding: spaces[3],
  borderRadius: radii.card,
  border: '1px solid transparent',
});
export const changeChosen = style({ background: vars.state.selected, borderColor: vars.accent.text });
export const changeWords = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spaces[1],
  overflowWrap: 'anywhere',
});
export const sentence = style({
  border: 0,
  padding: 0,
  background: 'none',
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: radii.badge,
});
export const trace = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  lineHeight: '18px',
  color: vars.text.secondary,
});
export const acts = style({ display: 'flex', gap: spaces[2], paddingBlockStart: spaces[2], flexWrap: 'wrap' });

export const middle = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', background: vars.surface.sunken });

export const publish = style([
  pane,
  { inlineSize: 326, borderInlineStart: `1px solid ${vars.border.subtle}`, '@media': { [width.narrow]: { inlineSize: 290 } } },
]);
export const publishScroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  padding: spaces[5],
});
export const gates = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const gate = style({ display: 'flex', alignItems: 'flex-start', gap: spaces[3] });
export const gateWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gateName = style({ fontWeight: 500 });
export const others = style({ paddingInlineStart: spaces[5], listStyle: 'disc' });
export const publishFoot = style({
  flex: 'none',
  display: 'grid',
  padding: spaces[5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
