import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, oneLine } from '../../../theme/textStyle.ts';

export const signIn = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  margin: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.gradient.brand,
  color: vars.text.onMedia,
});
export const money = style({ flex: '1 0 100%', minInlineSize: 0 });
export const names = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...oneLine, fontSize: vars.size[3], fontWeight: 650 });
export const nameLink = style([name, { color: 'inherit', selectors: { '&:focus-visible': focusRing } }]);
export const rank = style({ ...oneLine, fontSize: vars.size[1] });

export const leave = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space[3],
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
