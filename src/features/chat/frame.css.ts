import { style } from '@vanilla-extract/css';
import { below, from, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { oneLine } from '../../theme/textStyle.ts';

const onHeader = vars.chat.onHeader;
const veil = (percent: number) => `color-mix(in srgb, ${onHeader} ${percent}%, transparent)`;
const ring = { outline: `2px solid ${onHeader}`, outlineOffset: '2px' } as const;

/** Beside the right bar; all of a phone. */
export const frame = style({
  position: 'fixed',
  zIndex: layer.megaMenu,
  insetInlineEnd: '20px',
  insetBlockEnd: '20px',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '408px',
  blockSize: 'min(700px, calc(100dvh - 40px))',
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.canvas,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [from.xl]: { insetInlineEnd: '84px', insetBlockEnd: '28px' },
    [below.md]: {
      zIndex: layer.drawer,
      inset: 0,
      inlineSize: 'auto',
      blockSize: 'auto',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const head = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  background: vars.chat.header,
  color: onHeader,
  '@media': {
    [below.md]: {
      paddingBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
      paddingInline: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});

export const titleRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const mark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.pill,
  background: veil(18),
});

export const names = style({ flex: '1 1 auto', minInlineSize: 0 });

export const title = style({
  ...oneLine,
  margin: 0,
  font: vars.type.title,
  fontSize: vars.size[4],
});

export const subtitle = style({ ...oneLine, margin: 0, font: vars.type.caption, fontSize: vars.size[2] });

const headButton = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: veil(14) }, '&:focus-visible': { ...ring, outlineOffset: '-4px' } },
});

export const close = style([headButton, { '@media': { [below.md]: { display: 'none' } } }]);
export const back = style([headButton, { '@media': { [from.md]: { display: 'none' } } }]);

export const tabs = style({
  display: 'flex',
  gap: vars.space[2],
  marginInline: negative(vars.space[1]),
  paddingInline: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [below.md]: { marginInline: 0, paddingInline: vars.space[3] } },
});

/** The pill is 30 high inside a target of 44. */
export const tab = style({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  minBlockSize: '44px',
  margin: 0,
  padding: `0 ${vars.space[4]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: vars.type.label,
  fontSize: vars.size[2],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '7px',
      insetInline: 0,
      borderRadius: vars.radius.pill,
      background: veil(14),
    },
    '&[aria-current]': { color: vars.chat.header },
    '&[aria-current]::before': { background: onHeader },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': ring,
  },
});
