import { style, styleVariants } from '@vanilla-extract/css';
import { from, layer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Page width, with room on both sides for the right bar, if any. */
export const wrap = style({
  inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  '@media': {
    [from.md]: { inlineSize: `calc(100% - 2 * ${vars.space[6]})` },
    [from.xl]: { inlineSize: 'min(1280px, 100% - 160px)' },
  },
});

export const bareList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const main = style({ flex: 'auto', minInlineSize: 0, outline: 'none' });

/** Skipped while it is far from the viewport. */
export const footer = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto none auto 1500px',
  '@media': { [from.xl]: { containIntrinsicSize: 'auto none auto 620px' } },
});

/** Keeps the bottom navigation from covering the end of the page. */
const room = style({
  blockSize: 'calc(64px + env(safe-area-inset-bottom, 0px))',
  flex: 'none',
  '@media': { [from.md]: { display: 'none' } },
});

export const bottomRoom = styleVariants({ page: [room], footer: [room, { background: vars.surface.footer }] });

export const controls = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

/** The place of the right bar. */
export const rightBar = style({
  position: 'fixed',
  zIndex: layer.rightBar,
  display: 'none',
  '@media': {
    [from.lg]: { display: 'block', insetInlineEnd: '20px', insetBlockEnd: '20px' },
    [from.xl]: { insetInlineEnd: '4px', insetBlockStart: '50%', insetBlockEnd: 'auto', transform: 'translateY(-50%)' },
  },
});
