import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/textStyle.ts';

const line = 'color-mix(in srgb, currentColor 16%, transparent)';

/** Inherits its colours, so that it works on the page and in the footer. */
export const list = style({ borderBlockStart: `1px solid ${line}` });

export const item = style({ borderBlockEnd: `1px solid ${line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingBlock: vars.space[2],
  fontWeight: 500,
  lineHeight: 1.45,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    '[open] > &': { fontWeight: 650 },
  },
});

export const whenClosed = style({ opacity: 0.7, selectors: { '[open] > summary > &': { display: 'none' } } });
export const whenOpen = style({ opacity: 0.7, selectors: { 'details:not([open]) > summary > &': { display: 'none' } } });

export const body = style({ paddingBlockEnd: vars.space[4], lineHeight: 1.6 });
