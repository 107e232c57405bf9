import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const offers = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '-12px', display: 'flex' });

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
  fontSize: '11px',
  fontWeight: 700,
});
