import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, numericStyle } from '../../theme/textStyle.ts';

export const board = style({
  display: 'flex',
  alignItems: 'center',
  height: '76px',
  overflow: 'hidden',
  paddingInlineStart: vars.space.card,
  ...cardStyle,
  '@media': { [below.md]: { height: 'auto', flexDirection: 'column', alignItems: 'stretch', padding: '12px 0 10px' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '12px',
  minHeight: '44px',
  paddingInlineEnd: '22px',
  color: 'inherit',
  textDecoration: 'none',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': { [below.md]: { borderInlineEnd: 0, padding: '0 16px 4px' } },
});

export const trophy = style({ display: 'flex', color: vars.reward.text });
export const title = style({ margin: 0, font: vars.type.title, fontSize: '14.5px', lineHeight: 1.3, color: vars.text.primary });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  fontSize: '12px',
  lineHeight: 1.4,
  color: vars.status.success.text,
  '::before': { content: '', width: '6px', height: '6px', borderRadius: '50%', background: 'currentColor' },
});

export const strip = style({ flex: 1, minWidth: 0 });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '11px',
  padding: '0 20px',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
});

export const who = style({
  display: 'block',
  fontSize: '12.5px',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
});
export const amount = style([
  { display: 'block', fontSize: '14.5px', fontWeight: 650, lineHeight: 1.35, whiteSpace: 'nowrap', color: vars.reward.text },
  numericStyle,
]);
