import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../../theme/textStyle.ts';

export const signIn = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '8px',
  padding: '4px 6px 8px',
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  margin: '4px 6px 8px',
  padding: '14px 16px',
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
});
export const money = style({ flex: '1 0 100%', minInlineSize: 0 });
export const names = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...oneLine, fontSize: '14.5px', fontWeight: 650 });
export const nameLink = style([name, { color: 'inherit', selectors: { '&:focus-visible': focusRing } }]);
export const rank = style({ ...oneLine, fontSize: '12px' });

export const leave = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: '12px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.status.danger.text,
  font: vars.type.body,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.overlay.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});
