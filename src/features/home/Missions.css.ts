import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.gridGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const mission = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  ...cardStyle,
});

export const picture = style({
  position: 'relative',
  flex: 'none',
  width: '72px',
  height: '72px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
});

export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ margin: 0, fontSize: vars.size[3], fontWeight: 600, lineHeight: 1.4, color: vars.text.primary });
export const reward = style([
  { margin: `${vars.space[1]} 0 0`, fontSize: vars.size[3], fontWeight: 650, lineHeight: 1.4, color: vars.reward.text },
  numericStyle,
]);
