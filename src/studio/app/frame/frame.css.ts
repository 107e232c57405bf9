import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, hiddenVisually, layers, radii, sizes, spaces, width } from '../../theme/measures.ts';

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
  gap: spaces[3],
  blockSize: sizes.topBar,
  paddingInline: `${spaces[4]} ${spaces[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  borderRadius: radii.control,
  fontSize: fontSizes[3],
  lineHeight: '22px',
  fontWeight: 600,
});
export const slash = style({ color: vars.text.quiet });
export const space = style({ flex: 1 });
export const tabs = style({
  display: 'flex',
  gap: spaces[1],
  alignSelf: 'stretch',
  marginInlineStart: spaces[2],
  minInlineSize: 0,
});
export const slot = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: spaces[2] });
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  inlineSize: 280,
  blockSize: 30,
  paddingInline: spaces[2],
  borderRadius: radii.control,
  border: `1px solid ${vars.border.strong}`,
  background: vars.surface.sunken,
  color: vars.text.quiet,
  fontSize: fontSizes[1],
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
  gap: spaces[1],
  flex: 'none',
  inlineSize: sizes.nav,
  padding: spaces[3],
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  overflow: 'auto',
  '@media': { [width.tooNarrow]: { inlineSize: sizes.treeIcons, paddingInline: spaces[2] } },
});
export const railItem = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: spaces[2],
  blockSize: 32,
  paddingInline: spaces[2],
  borderRadius: radii.control,
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
  { blockSize: 30, paddingInlineStart: spaces[7], '@media': { [width.tooNarrow]: { display: 'none' } } },
]);
export const railLabel = style({ flex: 1, minInlineSize: 0, '@media': { [width.tooNarrow]: hiddenVisually } });
export const railEnd = style({ '@media': { [width.tooNarrow]: { display: 'none' } } });
export const railLine = style({ blockSize: 1, margin: `${spaces[2]} 0`, flex: 'none', background: vars.border.subtle });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  padding: `${spaces[1]} ${spaces[2]}`,
  minInlineSize: 0,
});
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  fontSize: fontSizes[1],
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
  padding: `${spaces[2]} ${spaces[3]}`,
  borderRadius: radii.control,
  background: vars.action.solid,
  color: vars.action.onSolid,
  selectors: { '&:not(:focus)': hiddenVisually },
});
export const brandButton = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  blockSize: 32,
  paddingInline: spaces[2],
  borderRadius: radii.control,
  fontWeight: 600,
  minInlineSize: 0,
  selectors: { '&[data-hovered]': { background: vars.state.hover } },
});
export const hidden = style(hiddenVisually);
export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: 200 });
export const wideOnly = style({ display: 'contents', '@media': { [width.narrow]: { display: 'none' } } });
export const content = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 });
