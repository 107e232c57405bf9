import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { negative } from '../../../theme/measures.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const waiting = style({ blockSize: '272px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const invite = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 298px' } },
});
export const offer = style({
  ...cardStyle,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[6],
});
export const offerHead = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[5] });
export const drawing = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '60px',
  blockSize: '60px',
  borderRadius: '50%',
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0 });
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: vars.size[3], lineHeight: 1.5 });
export const condition = style({
  margin: `${vars.space[1]} 0 0`,
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  lineHeight: 1.55,
});

export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const line = style({ display: 'flex', flex: '1 1 260px', alignItems: 'flex-end', gap: vars.space[2], minInlineSize: 0 });
export const shown = style({ display: 'grid', flex: 1, gap: vars.space[2], minInlineSize: 0 });
export const label = style({ margin: 0, color: vars.text.primary, fontSize: vars.size[2], fontWeight: 600, lineHeight: 1.5 });

const field = {
  ...oneLine,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.control.md,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontSize: vars.size[3],
  selectors: { '&:focus-visible': focusRing },
} as const;
export const value = style(field);
export const code = style({ ...field, ...numericStyle, fontSize: vars.size[5], fontWeight: 700, letterSpacing: '0.04em' });

export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const channel = style([
  colourTransition,
  {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: vars.control.md,
    blockSize: vars.control.md,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.button,
    background: vars.surface.raised,
    color: vars.text.secondary,
    selectors: { '&:hover': { background: vars.overlay.hover, color: vars.text.primary }, '&:focus-visible': focusRing },
    '@media': { [below.lg]: { inlineSize: '44px', blockSize: '44px' } },
  },
]);

export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  textAlign: 'center',
});
export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  margin: `${negative(vars.space[2])} 0 0`,
});
export const bigCode = style({
  ...numericStyle,
  fontSize: vars.size[6],
  fontWeight: 700,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: vars.space[2],
  inlineSize: '100%',
});

export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], margin: 0 });
/** The value above its label. As wide as the value, which takes a line by itself where it is long. */
export const total = style({
  ...cardStyle,
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: '1 1 96px',
  justifyContent: 'flex-end',
  minInlineSize: 'max-content',
  maxInlineSize: '100%',
  padding: `${vars.space[3]} ${vars.space[2]}`,
  textAlign: 'center',
});
export const totalValue = style({
  ...numericStyle,
  margin: 0,
  fontSize: vars.size[4],
  fontWeight: 650,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const totalLabel = style({ color: vars.text.secondary, fontSize: vars.size[2], lineHeight: 1.5 });

export const friendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const friend = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
export const avatar = style({ flex: 'none', borderRadius: '50%', background: vars.surface.sunken, objectFit: 'cover' });
export const name = style({ ...oneLine, minInlineSize: 0, fontWeight: 600 });

export const rules = style({
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: vars.space[5],
  color: vars.text.secondary,
  fontSize: vars.size[3],
  lineHeight: 1.55,
});
