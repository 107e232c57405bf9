import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const place = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '8px 16px 40px',
  '@media': { [from.lg]: { justifyItems: 'end', padding: '8px 110px 80px' } },
});

export const card = style({
  width: 'min(500px, 100%)',
  padding: '28px 22px',
  color: vars.text.primary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.lg,
  '@media': { [from.md]: { padding: '40px' } },
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
export const title = style([titleStyle('h1'), { margin: '20px 0 10px', color: vars.text.primary }]);
export const text = style({ margin: 0, fontSize: '15.5px', lineHeight: 1.65, textWrap: 'pretty', color: vars.text.secondary });

export const facts = style({ margin: '22px 0 24px', border: `1px solid ${vars.border.default}`, borderRadius: vars.radius.lg });
export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '70px',
  paddingBlock: '14px',
  // Room for the icon, which is inside the term: a `<dl>` may contain nothing beside terms.
  paddingInline: '74px 18px',
  lineHeight: 1.35,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const factSign = style({
  position: 'absolute',
  insetInlineStart: '18px',
  insetBlockStart: 'calc(50% - 21px)',
  display: 'grid',
  placeItems: 'center',
  width: '42px',
  height: '42px',
  color: vars.accent.text,
  background: vars.accent.subtle,
  borderRadius: vars.radius.md,
});
export const factName = style({ fontSize: '12.5px', color: vars.text.tertiary });
export const factValue = style([
  { margin: 0, fontSize: '16px', fontWeight: 600, overflowWrap: 'anywhere', minHeight: '1.35em' },
  numericStyle,
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
globalStyle(`${actions} > :first-child`, { flex: '1 1 200px' });
