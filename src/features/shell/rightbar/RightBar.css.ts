import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing } from '../../../theme/textStyle.ts';

export const bar = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 'calc(100% + 12px)',
  inlineSize: '72px',
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.rightBar,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.md,
  selectors: { '&:not([data-open])': { display: 'none' } },
  '@media': {
    [from.xl]: {
      position: 'static',
      selectors: { '&:not([data-open])': { display: 'block' } },
    },
  },
});

export const holder = style({ position: 'relative' });

export const item = style([
  colourTransition,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    inlineSize: '100%',
    margin: 0,
    padding: `${vars.space[2]} 0`,
    border: 0,
    background: 'transparent',
    color: vars.text.secondary,
    font: vars.type.caption,
    fontSize: vars.size[1],
    fontWeight: 550,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      'li + li &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
      '&:hover, &[aria-expanded="true"]': { color: vars.accent.text },
      '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    },
  },
]);

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.gradient.accent,
  boxShadow: vars.shadow.lg,
  color: vars.action.onSolid,
  cursor: 'pointer',
  '@media': { [from.xl]: { display: 'none' } },
});
