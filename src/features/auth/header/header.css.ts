import { style } from '@vanilla-extract/css';
import { below, from, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../../theme/textStyle.ts';

/** Hidden if a session is already known, so that the login form does not flash. */
export const guest = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
});

export const form = style({
  position: 'relative',
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [from.xl]: { display: 'flex' } },
});

export const entry = style({ inlineSize: '158px' });

export const forgot = style({
  minBlockSize: '40px',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.onHeader.fgMuted,
  fontSize: vars.size[2],
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.onHeader.fg }, '&:focus-visible': focusRing },
});

/** Two buttons that open the modals, on screens without room for a form. */
export const buttons = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [from.xl]: { display: 'none' } },
});

/** Below the fields: messages, captcha and checkbox. */
export const panel = style({
  position: 'absolute',
  zIndex: layer.megaMenu,
  insetBlockStart: 'calc(100% + 10px)',
  insetInlineStart: 0,
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '348px',
  padding: vars.space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  vars: { [vars.focus.ring]: vars.accent.text },
});

export const member = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [below.lg]: { gap: vars.space[1] } },
});

/** Phones have no room for both; the way to a real account comes first, and games show the balance. */
export const trialBalance = style({ display: 'contents', '@media': { [below.md]: { display: 'none' } } });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingInline: vars.space[1],
  color: vars.onHeader.fg,
  '@media': { [below.md]: { paddingInline: 0 } },
});

export const personLink = style([
  person,
  {
    minBlockSize: '44px',
    borderRadius: vars.radius.button,
    selectors: {
      '&:hover': { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
      '&:focus-visible': focusRing,
    },
  },
]);

export const names = style({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '180px',
  // Phones show the balance only; the name is in the side menu, and here for screen readers.
  '@media': {
    [below.md]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const name = style({ ...oneLine, fontSize: vars.size[2], fontWeight: 650, lineHeight: 1.35 });
export const rank = style({
  ...oneLine,
  color: vars.onHeader.accent,
  fontSize: vars.size[1],
  fontWeight: 600,
  lineHeight: 1.35,
});
export const avatar = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.onHeader.fg,
  '@media': { [below.md]: { display: 'none' } },
});
export const leave = style({ display: 'inline-flex', '@media': { [below.md]: { display: 'none' } } });
