import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const art = style({ display: 'grid', aspectRatio: '3 / 4', overflow: 'hidden', borderRadius: vars.radius.gameCard });
export const name = style({ display: 'grid', alignItems: 'center', width: '78%', height: '19px', marginTop: '8px' });
export const vendor = style({ display: 'grid', alignItems: 'center', width: '46%', height: '17px' });
