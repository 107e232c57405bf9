import { vars } from './contract.css.ts';
import { focusRing } from './textStyle.ts';

/** Heading of a group of menu rows. */
export const menuHeading = {
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[2]}`,
  color: vars.text.tertiary,
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
} as const;

/** A link or button as wide as its menu. */
export const menuRow = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  margin: 0,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.text.primary,
  font: vars.type.body,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

/** States of a menu row. */
export const menuRowStates = {
  '&:hover': { background: vars.overlay.hover },
  '&[aria-current]': { background: vars.accent.subtle, color: vars.accent.text, fontWeight: 650 },
  '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
} as const;
