import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, oneLine, spaces, typeRole } from '../../theme/measures.ts';

export const page = style({ display: 'flex', flex: 1, minBlockSize: 0 });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[4],
  flex: 1,
  minInlineSize: 0,
  padding: `${spaces[6]} ${spaces[6]} ${spaces[7]}`,
  overflow: 'auto',
});
export const whom = style({ display: 'block', fontWeight: 500, ...oneLine });
export const quiet = style({ display: 'block', fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.secondary });
export const acts = style({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: spaces[1] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  padding: `${spaces[3]} ${spaces[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({ ...typeRole('section'), flex: 1 });
export const remarks = style({ listStyle: 'none', margin: 0, padding: 0 });
export const remark = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  padding: `${spaces[3]} ${spaces[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const remarkWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** In a narrow window with an open panel the acts are scrolled to. */
export const table = style({ overflowX: 'auto' });
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(440px, 36vw)',
  flex: 'none',
  minBlockSize: 0,
  background: vars.surface.panel,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  minBlockSize: 52,
  paddingInline: `${spaces[5]} ${spaces[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const panelBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spaces[5],
  flex: 1,
  minBlockSize: 0,
  padding: spaces[5],
  overflow: 'auto',
});
export const panelFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: spaces[2],
  minBlockSize: 60,
  paddingInline: spaces[5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const made = style({ flex: 1, fontSize: fontSizes[1], color: vars.text.secondary });
export const address = style({ display: 'flex', flexDirection: 'column', gap: spaces[2] });
export const facts = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: `${spaces[2]} ${spaces[5]}`, margin: 0 });
export const factName = style({ color: vars.text.secondary });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const form = style({ display: 'contents' });
