import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { barRadius, negative } from '../../../theme/measures.ts';
import { focusRing } from '../../../theme/textStyle.ts';

/** A link or button within text. */
export const link = style({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: barRadius,
  background: 'none',
  color: vars.accent.text,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
});

/** A note below a control. */
export const note = style({
  marginBlock: `${negative(vars.space[2])} 0`,
  color: vars.text.secondary,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});

/** A link with a larger touch target. */
export const roomy = style([
  link,
  { paddingBlock: vars.space[3], marginBlock: negative(vars.space[2]), fontSize: vars.size[2], lineHeight: 1.5 },
]);
