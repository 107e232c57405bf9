import { style } from '@vanilla-extract/css';
import { option as fieldOption, popover as fieldPopover, pickButton } from '../kit/Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSizes, oneLine, spaces } from '../theme/measures.ts';

export const button = pickButton;
export const name = style({ ...oneLine, flex: 1, minInlineSize: 0, maxInlineSize: 260 });
export const popover = style([fieldPopover, { inlineSize: 300, maxBlockSize: 480, padding: 0, overflow: 'hidden' }]);
export const dialog = style({ display: 'flex', flexDirection: 'column', maxBlockSize: 'inherit', outline: 'none' });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: spaces[2],
  flex: 'none',
  blockSize: 40,
  paddingInline: spaces[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:focus-within': { borderBlockEndColor: vars.focus.ring } },
});
export const search = style({ display: 'flex', flex: 1, minInlineSize: 0 });
export const input = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const list = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: spaces[1], outline: 'none' });
export const group = style({ paddingBlockEnd: spaces[2] });
export const head = style({
  padding: `${spaces[2]} ${spaces[2]} ${spaces[1]}`,
  fontSize: fontSizes[1],
  color: vars.text.secondary,
});
export const option = fieldOption;
/** A name of a state may be long: it is read whole. */
export const label = style({ flex: 1, minInlineSize: 0, whiteSpace: 'normal' });
export const count = style({ flex: 'none', fontSize: fontSizes[1], color: vars.text.secondary });
export const none = style({ display: 'block', padding: spaces[3], color: vars.text.secondary });
