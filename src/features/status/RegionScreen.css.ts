import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

/** Distance of the card from the edge of wide screens. */
const sideRoom = '110px';

export const place = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[7]}`,
  '@media': { [from.lg]: { justifyItems: 'end', padding: `${vars.space[2]} ${sideRoom} ${vars.space[9]}` } },
});

export const card = style({
  width: 'min(500px, 100%)',
  padding: vars.space[6],
  color: vars.text.primary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.lg,
  '@media': { [from.md]: { padding: vars.space[7] } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  color: vars.status.warning.text,
  background: vars.status.warning.subtle,
  borderRadius: vars.radius.lg,
});
export const title = style([titleStyle('h1'), { margin: `${vars.space[5]} 0 ${vars.space[3]}`, color: vars.text.primary }]);
export const text = style({
  margin: 0,
  fontSize: vars.size[4],
  lineHeight: 1.65,
  textWrap: 'pretty',
  color: vars.text.secondary,
});

const signSize = '42px';

export const facts = style({
  margin: `${vars.space[6]} 0`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.lg,
});
export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '70px',
  paddingBlock: vars.space[4],
  // Room for the icon, which is inside the term: a `<dl>` may contain nothing beside terms.
  paddingInline: `calc(${signSize} + ${vars.space[5]} + ${vars.space[4]}) ${vars.space[5]}`,
  lineHeight: 1.35,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const factSign = style({
  position: 'absolute',
  insetInlineStart: vars.space[5],
  insetBlockStart: `calc((100% - ${signSize}) / 2)`,
  display: 'grid',
  placeItems: 'center',
  width: signSize,
  height: signSize,
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});
export const factName = style({ fontSize: vars.size[2], color: vars.text.tertiary });
export const factValue = style([
  { margin: 0, fontSize: vars.size[4], fontWeight: 600, overflowWrap: 'anywhere', minHeight: '1.35em' },
  numericStyle,
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
globalStyle(`${actions} > :first-child`, { flex: '1 1 200px' });
