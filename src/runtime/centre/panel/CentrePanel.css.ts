import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: '252px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': {
    [below.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '72px',
  paddingInline: `${vars.space[6]} ${vars.space[5]}`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  '@media': { [below.md]: { minBlockSize: '56px', gap: vars.space[1], paddingInline: vars.space[2] } },
});

export const back = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.button,
  color: vars.text.secondary,
  selectors: { '&:focus-visible': focusRing },
});

export const title = style({
  ...titleStyle('h2'),
  ...oneLine,
  flex: 'auto',
  margin: 0,
  minInlineSize: 0,
  outline: 'none',
  color: vars.text.primary,
  fontSize: vars.size[6],
  '@media': { [below.md]: { fontSize: vars.size[5], textAlign: 'center' } },
});

export const action = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });

export const body = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A block that scrolls in itself keeps its height; the page scrolls.
  gridAutoRows: 'max-content',
  gap: vars.space[4],
  minBlockSize: 0,
  padding: `0 ${vars.space[6]} ${vars.space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  '@media': {
    [below.lg]: { paddingInline: vars.space[5] },
    [below.md]: { padding: `${vars.space[1]} ${vars.space[4]} calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))` },
  },
});

export const waiting = style({ display: 'grid', gap: vars.space[4] });
export const waitingBlock = style({ blockSize: '168px', borderRadius: vars.radius.lg, overflow: 'hidden' });
