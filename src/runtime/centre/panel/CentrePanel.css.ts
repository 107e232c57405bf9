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
  gap: '12px',
  minBlockSize: '72px',
  paddingInline: '28px 20px',
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  '@media': { [below.md]: { minBlockSize: '56px', gap: '4px', paddingInline: '6px' } },
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
  fontSize: '22px',
  '@media': { [below.md]: { fontSize: '17px', textAlign: 'center' } },
});

export const action = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '8px', minInlineSize: 0 });

export const body = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A block that scrolls in itself keeps its height; the page scrolls.
  gridAutoRows: 'max-content',
  gap: '16px',
  minBlockSize: 0,
  padding: '0 28px 28px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  '@media': {
    [below.lg]: { paddingInline: '20px' },
    [below.md]: { padding: '4px 16px calc(20px + env(safe-area-inset-bottom, 0px))' },
  },
});

export const waiting = style({ display: 'grid', gap: '16px' });
export const waitingBlock = style({ blockSize: '168px', borderRadius: vars.radius.lg, overflow: 'hidden' });
