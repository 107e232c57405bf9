import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { menuHeading, menuRow, menuRowStates } from '../../theme/menuStyle.ts';
import { oneLine } from '../../theme/textStyle.ts';

export const heading = style(menuHeading);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({ ...menuRow, selectors: menuRowStates });

export const name = style({ ...oneLine, flex: 'auto', minInlineSize: 0 });
export const speed = style({ flex: 'none', color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
