import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenVisually, layers, sizes, width } from '../../theme/measures.ts';

export const app = style({
  blockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.surface.canvas,
});
export const top = style({
  position: 'relative',
  zIndex: layers.bar,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 10,
  blockSize: sizes.topBar,
  paddingInline: '14px 12px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  borderRadius: 6,
  fontSize: 14,
  lineHeight: '22px',
  fontWeight: 600,
});
export const slash = style({ color: vars.text.quiet });
export const space = style({ flex: 1 });
export const tabs = style({ display: 'flex', gap: 2, alignSelf: 'stretch', marginInlineStart: 8, minInlineSize: 0 });
export const slot = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: 8 });
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: 280,
  blockSize: 30,
  paddingInline: 8,
  borderRadius: 6,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.sunken,
  color: vars.text.quiet,
  fontSize: 12,
  textAlign: 'start',
  selectors: { '[data-palette="light"] &': { background: vars.surface.panel } },
  '@media': { [width.tooNarrow]: { inlineSize: 'auto', flex: '0 1 280px', minInlineSize: 0 } },
});
export const searchText = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const body = style({ flex: 1, minBlockSize: 0, display: 'flex' });
export const main = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  position: 'relative',
});

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  flex: 'none',
  inlineSize: sizes.nav,
  padding: '12px 10px',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  overflow: 'auto',
  '@media': { [width.tooNarrow]: { inlineSize: sizes.treeIcons, paddingInline: 8 } },
});
export const railItem = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 9,
  blockSize: 32,
  paddingInline: 8,
  borderRadius: 7,
  fontWeight: 500,
  color: vars.text.secondary,
  inlineSize: '100%',
  selectors: {
    '&:hover': { background: vars.state.hover, color: vars.text.primary },
    '&[aria-current="page"]': { background: vars.state.selected, color: vars.text.primary },
  },
});
/** An entry below another one; hidden where the rail is icons. */
export const railSub = style([
  railItem,
  { blockSize: 30, paddingInlineStart: 35, '@media': { [width.tooNarrow]: { display: 'none' } } },
]);
export const railLabel = style({ flex: 1, minInlineSize: 0, '@media': { [width.tooNarrow]: hiddenVisually } });
export const railEnd = style({ '@media': { [width.tooNarrow]: { display: 'none' } } });
export const railLine = style({ blockSize: 1, margin: '8px 0', flex: 'none', background: vars.border.subtle });
export const person = style({ display: 'flex', alignItems: 'center', gap: 8, padding: '2px 6px', minInlineSize: 0 });
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  fontSize: 12,
  lineHeight: '18px',
  '@media': { [width.tooNarrow]: { display: 'none' } },
});
export const personName = style({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const quiet = style({ color: vars.text.quiet });

export const skip = style({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: layers.toast,
  padding: '6px 12px',
  borderRadius: 7,
  background: vars.action.solid,
  color: vars.action.onSolid,
  selectors: { '&:not(:focus)': hiddenVisually },
});
export const brandButton = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 32,
  paddingInline: 6,
  borderRadius: 7,
  fontWeight: 600,
  minInlineSize: 0,
  selectors: { '&[data-hovered]': { background: vars.state.hover } },
});
export const hidden = style(hiddenVisually);
export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: 200 });
export const wideOnly = style({ display: 'contents', '@media': { [width.narrow]: { display: 'none' } } });
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 });
