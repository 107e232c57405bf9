import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { menuRow, menuRowStates } from '../../../theme/menuStyle.ts';
import { oneLine } from '../../../theme/textStyle.ts';

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  minBlockSize: 0,
  padding: '18px 12px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
  scrollbarWidth: 'thin',
  '@media': {
    [below.md]: {
      padding: '12px 16px calc(20px + env(safe-area-inset-bottom, 0px))',
      paddingBlockStart: 'calc(12px + env(safe-area-inset-top, 0px))',
      border: 0,
      background: 'none',
    },
  },
});

export const account = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: '12px', paddingInline: '8px 0' });
export const names = style({ display: 'grid', flex: 'auto', minInlineSize: 0 });
export const name = style({ ...oneLine, margin: 0, fontSize: '15px', fontWeight: 650 });
export const rank = style({ ...oneLine, color: vars.reward.text, fontSize: '12.5px', fontWeight: 600 });

export const balance = style({
  flex: 'none',
  margin: '0 4px',
  padding: '10px 14px 12px',
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
  '@media': {
    [below.md]: { margin: 0, padding: '14px 16px 16px', background: vars.gradient.brand, color: vars.text.onMedia },
  },
});

export const acts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '10px',
  marginBlockStart: '12px',
});

export const list = style({
  display: 'grid',
  gap: '2px',
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
  fontSize: '14px',
  selectors: menuRowStates,
  '@media': { [below.md]: { minBlockSize: '48px', paddingInline: '14px', borderRadius: 0 } },
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
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: '11px',
  fontWeight: 700,
});

export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.text.tertiary,
  '@media': { [from.md]: { display: 'none' } },
});
