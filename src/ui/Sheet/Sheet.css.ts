import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

/** Title and content scroll in one region, so that the close button gives the keyboard a way in. */
export const region = style({ minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' });
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} 0 ${vars.space[6]}`,
  background: vars.surface.overlay,
  '@media': { [below.md]: { paddingInlineStart: vars.space[4] } },
});
export const title = style({ ...titleStyle('h3'), minInlineSize: 0, overflowWrap: 'anywhere' });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [below.md]: { padding: `${vars.space[2]} ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))` } },
});
