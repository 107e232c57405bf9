import { style } from '@vanilla-extract/css';
import { cardStyle } from '../theme/cardStyle.ts';
import { vars } from '../theme/contract.css.ts';
import { titleStyle } from '../theme/textStyle.ts';

export const title = style([titleStyle('h1'), { margin: '8px 0 0', color: vars.text.primary }]);
export const lead = style({ margin: '6px 0 24px', fontSize: '15px', lineHeight: 1.6, color: vars.text.secondary });
export const section = style({ marginTop: vars.space.section });
export const heading = style([titleStyle('h2'), { margin: '0 0 16px', color: vars.text.primary }]);
export const notices = style({ padding: '24px', ...cardStyle });
