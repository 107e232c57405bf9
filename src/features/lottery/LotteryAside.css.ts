import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { cardStyle } from '../../theme/cardStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { negative } from '../../theme/measures.ts';
import { numericStyle, oneLine, titleStyle } from '../../theme/textStyle.ts';

/** As wide as the other asides, and as high as the hero: results that come later move nothing. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: vars.space[4],
  overflow: 'hidden',
  ...cardStyle,
  '@media': { [from.lg]: { position: 'absolute', inset: 0 } },
});

export const waiting = style({ flex: 1, minHeight: '180px', borderRadius: vars.radius.md, overflow: 'hidden' });
export const note = style({ flex: 1, margin: 0, fontSize: vars.size[3], color: vars.text.secondary });

export const next = style({
  display: 'grid',
  gap: vars.space[1],
  margin: `${negative(vars.space[4])} ${negative(vars.space[4])} 0`,
  padding: vars.space[4],
  background: vars.accent.subtle,
});
export const title = style([titleStyle('h3'), { ...oneLine, margin: 0, color: vars.text.primary }]);
export const label = style({ fontSize: vars.size[2], lineHeight: 1.5, color: vars.text.secondary });
export const time = style({
  ...numericStyle,
  fontSize: vars.size[8],
  fontWeight: 700,
  lineHeight: 1.25,
  color: vars.accent.text,
});

export const results = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below.lg]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
    // A result that does not fit wraps into a column that is not shown, so that none is cut.
    [from.lg]: { minHeight: 0, flexWrap: 'wrap', alignContent: 'flex-start', overflow: 'hidden' },
  },
});
export const result = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [from.lg]: {
      width: '100%',
      selectors: { '& + &': { paddingTop: vars.space[4], borderTop: `1px solid ${vars.border.subtle}` } },
    },
  },
});
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] });
export const name = style({ ...oneLine, minWidth: 0, fontSize: vars.size[3], fontWeight: 650, color: vars.text.primary });
export const when = style([
  numericStyle,
  { fontFamily: 'inherit', fontSize: vars.size[2], color: vars.text.tertiary, whiteSpace: 'nowrap' },
]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
