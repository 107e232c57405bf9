import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, oneLine } from '../../theme/textStyle.ts';

export const bar = style({
  gridRow: '1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.onHeader.border}`,
  background: vars.surface.header,
  color: vars.onHeader.fg,
  '@media': {
    [from.md]: { minBlockSize: '52px', paddingInline: vars.space[3] },
    'screen and (max-height: 480px)': { minBlockSize: '44px' },
  },
});

/** First to the eye. */
export const back = style({ order: -1, flex: 'none' });

export const title = style({
  flex: 'auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[3] } },
});
export const name = style([
  { margin: 0, minInlineSize: 0, fontSize: vars.size[4], fontWeight: 650, lineHeight: 1.35 },
  oneLine,
]);
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[2],
  margin: 0,
  minBlockSize: '18px',
});
export const time = style({ ...numericStyle, fontSize: vars.size[2], lineHeight: 1.35, color: vars.onHeader.fgMuted });

export const tools = style({ display: 'flex', flex: 'none' });
export const reload = style({ display: 'none', '@media': { [from.sm]: { display: 'inline-flex' } } });
