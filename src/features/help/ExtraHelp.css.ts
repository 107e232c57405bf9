import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const block = style({ maxWidth: '760px', margin: '0 auto', padding: '24px 16px 48px', color: vars.text.secondary });
export const title = style([titleStyle('h1'), { margin: '0 0 16px', color: vars.text.primary }]);
export const empty = style({ margin: 0, lineHeight: 1.6 });
export const contact = style({ marginTop: '28px' });
export const contactTitle = style([titleStyle('h3'), { margin: '0 0 10px', color: vars.text.primary }]);
