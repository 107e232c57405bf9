import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Page width, and padding towards navigation and footer. */
export const page = style({
  inlineSize: 'calc(100% - 32px)',
  marginInline: 'auto',
  paddingBlock: '12px 40px',
  '@media': {
    [from.md]: { inlineSize: 'calc(100% - 48px)', paddingBlock: `22px ${vars.space.section}` },
    [from.xl]: { inlineSize: 'min(1280px, 100% - 160px)' },
  },
});
