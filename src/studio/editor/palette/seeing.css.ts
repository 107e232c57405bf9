import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, hiddenVisually, spaces } from '../../theme/measures.ts';

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: spaces[3],
  flex: 'none',
  padding: `${spaces[2]} ${spaces[5]}`,
});
export const about = style({ color: vars.text.secondary, fontSize: fontSizes[1] });
export const filters = style(hiddenVisually);
export const seen = style({ display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 });
