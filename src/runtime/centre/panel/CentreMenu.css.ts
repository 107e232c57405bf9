import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { menuRow, menuRowStates } from '../../../theme/menuStyle.ts';
import { oneLine } from '../../../theme/textStyle.ts';

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minBlockSize: 0,
  padding: `${vars.space[5]} ${vars.space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  scrollbarWidth: 'thin',
  '@media': {
    [below.md]: {
      padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))`,
      paddingBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top, 0px))`,
      border: 0,
      background: 'none',
    },
  },
});

export const account = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: `${vars.space[2]} 0`,
});
export const names = style({ display: 'grid', flex: 'auto', minInlineSize: 0 });
export const name = style({ ...oneLine, margin: 0, fontSize: vars.size[4], fontWeight: 650 });
export const rank = style({ ...oneLine, color: vars.reward.text, fontSize: vars.size[2], fontWeight: 600 });

export const balance = style({
  flex: 'none',
  margin: `0 ${vars.space[1]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
  '@media': {
    [below.md]: {
      margin: 0,
      padding: vars.space[4],
      background: vars.gradient.brand,
      color: vars.text.onMedia,
    },
  },
});

export const acts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [below.md]: {
      gap: 0,
      overflow: 'hidden',
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.lg,
      background: vars.surface.base,
    },
  },
});

export const row = style({
  ...menuRow,
  minBlockSize: '40px',
  fontSize: vars.size[3],
  selectors: menuRowStates,
  '@media': { [below.md]: { minBlockSize: '48px', paddingInline: vars.space[4], borderRadius: 0 } },
});

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.text.tertiary,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [below.md]: { color: vars.accent.text } },
});

export const label = style({ ...oneLine, flex: 'auto', minInlineSize: 0 });

export const badge = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: vars.size[1],
  fontWeight: 700,
});

export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.text.tertiary,
  '@media': { [from.md]: { display: 'none' } },
});
