import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { cardStyle } from '../../../theme/cardStyle.ts';
import { colourTransition } from '../../../theme/colourTransition.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, numericStyle, oneLine, titleStyle } from '../../../theme/textStyle.ts';

export { head, window } from '../records/RoundWindow.css.ts';

export const page = style({ display: 'grid', gap: '16px', minInlineSize: 0 });
export const waiting = style({ blockSize: '272px', borderRadius: vars.radius.lg, overflow: 'hidden' });

export const invite = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 298px' } },
});
export const offer = style({
  ...cardStyle,
  display: 'grid',
  alignContent: 'start',
  gap: '18px',
  minInlineSize: 0,
  padding: '22px 24px',
});
export const offerHead = style({ display: 'flex', alignItems: 'flex-start', gap: '18px' });
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
export const text = style({ margin: 0, color: vars.text.secondary, fontSize: '14px', lineHeight: 1.5 });
export const condition = style({ margin: '2px 0 0', color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.55 });

export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: '16px' });
export const line = style({ display: 'flex', flex: '1 1 260px', alignItems: 'flex-end', gap: '8px', minInlineSize: 0 });
export const shown = style({ display: 'grid', flex: 1, gap: '8px', minInlineSize: 0 });
export const label = style({ margin: 0, color: vars.text.primary, fontSize: '13px', fontWeight: 600, lineHeight: 1.5 });

const field = {
  ...oneLine,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.control.md,
  padding: '0 14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.input,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontSize: '14px',
  selectors: { '&:focus-visible': focusRing },
} as const;
export const value = style(field);
export const code = style({ ...field, ...numericStyle, fontSize: '18px', fontWeight: 700, letterSpacing: '0.04em' });

export const channels = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
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

export const scan = style({ display: 'grid', justifyItems: 'center', gap: '12px', minInlineSize: 0, textAlign: 'center' });
export const codeLine = style({ display: 'flex', alignItems: 'center', gap: '4px', margin: '-8px 0 0' });
export const bigCode = style({
  ...numericStyle,
  fontSize: '24px',
  fontWeight: 700,
  letterSpacing: '0.1em',
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column', gap: '8px', inlineSize: '100%' });

export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: '10px', margin: 0 });
/** The value above its label. As wide as the value, which takes a line by itself where it is long. */
export const total = style({
  ...cardStyle,
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: '1 1 96px',
  justifyContent: 'flex-end',
  minInlineSize: 'max-content',
  maxInlineSize: '100%',
  padding: '12px 8px',
  textAlign: 'center',
});
export const totalValue = style({
  ...numericStyle,
  margin: 0,
  fontSize: '16px',
  fontWeight: 650,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
export const totalLabel = style({ color: vars.text.secondary, fontSize: '12.5px', lineHeight: 1.5 });

export const friendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
});
export const friend = style({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 });
export const avatar = style({ flex: 'none', borderRadius: '50%', background: vars.surface.sunken, objectFit: 'cover' });
export const name = style({ ...oneLine, minInlineSize: 0, fontWeight: 600 });
export const date = style({ ...numericStyle, color: vars.text.secondary, whiteSpace: 'nowrap' });

export const rules = style({
  display: 'grid',
  gap: '10px',
  margin: '14px 0 0',
  paddingInlineStart: '20px',
  color: vars.text.secondary,
  fontSize: '14px',
  lineHeight: 1.55,
});
