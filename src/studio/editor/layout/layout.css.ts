import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSizes,
  hairline,
  hiddenVisually,
  negative,
  oneLine,
  radii,
  sizes,
  spaces,
  typeRole,
  width,
} from '../../theme/measures.ts';

export const page = style({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
});
export const body = style({ flex: 1, minBlockSize: 0, display: 'flex' });

export const tree = style({
  flex: 'none',
  inlineSize: sizes.tree,
  display: 'flex',
  flexDirection: 'column',
  gap: hairline,
  padding: `${spaces[3]} ${spaces[2]}`,
  overflowY: 'auto',
  background: vars.surface.panel,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: sizes.treeIcons } },
});
export const treeIcons = style({ inlineSize: sizes.treeIcons });
export const treeSearch = style({ padding: `0 ${spaces[1]} ${spaces[2]}` });
export const treeHead = style({
  padding: `${spaces[3]} ${spaces[2]} ${spaces[1]}`,
  fontSize: fontSizes[1],
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.text.quiet,
  '@media': { [width.narrow]: { display: 'none' } },
});
export const treeRow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  flex: 'none',
  blockSize: sizes.treeRow,
  inlineSize: '100%',
  paddingInline: spaces[2],
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  color: vars.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-current]': { background: vars.state.selected, color: vars.text.primary, fontWeight: 500 },
  },
  '@media': { [width.narrow]: { justifyContent: 'center', paddingInline: 0 } },
});
export const treeRowIcon = style({ justifyContent: 'center', paddingInline: 0, blockSize: 31 });
/** In a narrow window the icon stands alone, and its name is read out. */
export const treeName = style({ ...oneLine, flex: 1, minInlineSize: 0, '@media': { [width.narrow]: hiddenVisually } });
export const treeCounts = style({ display: 'inline-flex', gap: spaces[1], '@media': { [width.narrow]: { display: 'none' } } });
export const treeDot = style({ position: 'absolute', insetInlineEnd: 5, insetBlockStart: 5, display: 'inline-flex' });
export const wideOnly = style({ '@media': { [width.narrow]: { display: 'none' } } });
export const narrowOnly = style({ display: 'none', '@media': { [width.narrow]: { display: 'inline-flex' } } });
export const space = style({ flex: 1, minBlockSize: 8 });
export const line = style({ flex: 'none', blockSize: 1, margin: `${spaces[1]} ${spaces[2]}`, background: vars.border.subtle });

export const form = style({
  flex: 'none',
  inlineSize: sizes.form,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [width.narrow]: { inlineSize: sizes.formNarrow } },
});
export const formScroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: spaces[5] });
export const formInner = style({ display: 'flex', flexDirection: 'column', gap: spaces[5], maxInlineSize: 640 });
export const formHead = style({ display: 'flex', flexDirection: 'column', gap: spaces[1] });
export const formTitleRow = style({ display: 'flex', alignItems: 'center', gap: spaces[2], minBlockSize: 28 });
export const formTitle = style({ ...typeRole('heading') });
export const formText = style({ color: vars.text.secondary });
export const formFoot = style({
  flex: 'none',
  blockSize: 44,
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  paddingInline: spaces[5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: fontSizes[1],
  color: vars.text.quiet,
});
export const footText = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const rest = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const edge = style({
  flex: 'none',
  inlineSize: 8,
  marginInline: negative(spaces[1]),
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'col-resize',
  selectors: { '&:hover': { background: vars.state.pressed } },
});

export const strip = style({
  flex: 'none',
  minBlockSize: sizes.strip,
  display: 'flex',
  alignItems: 'center',
  gap: spaces[3],
  paddingInline: spaces[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.panel,
  fontSize: fontSizes[1],
  lineHeight: '18px',
});
export const stripPart = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[2], fontWeight: 500, flex: 'none' });
export const stripStops = style({ color: vars.danger.text });
export const stripWarnings = style({ color: vars.warning.text });
export const stripFine = style({ color: vars.success.text });
export const stripText = style({ ...oneLine, flex: 1, minInlineSize: 0, color: vars.text.secondary });
export const stripGates = style({ display: 'inline-flex', gap: spaces[3], color: vars.text.quiet, flex: 'none' });
export const textButton = style({
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.accent.text,
  fontWeight: 500,
  cursor: 'pointer',
  borderRadius: radii.badge,
});

export const bar = style({ display: 'inline-flex', alignItems: 'center', gap: spaces[3] });
export const saveState = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spaces[2],
  fontSize: fontSizes[1],
  whiteSpace: 'nowrap',
  color: vars.text.quiet,
});
export const steps = style({ display: 'inline-flex', flex: 'none' });
export const saveFailed = style({ color: vars.warning.text });
export const people = style({ display: 'inline-flex' });
export const person = style({ selectors: { '& + &': { marginInlineStart: negative(spaces[2]) } } });

export const found = style({ display: 'flex', flexDirection: 'column' });
export const foundRow = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${spaces[1]} ${spaces[2]}`,
  border: 0,
  borderRadius: radii.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.state.hover } },
});
export const foundPlace = style({ fontSize: fontSizes[1], lineHeight: '16px', color: vars.text.quiet });
export const conflict = style({ display: 'flex', flexDirection: 'column', gap: spaces[2], paddingBlock: spaces[3] });
