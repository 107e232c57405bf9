import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space.card,
  background: vars.surface.base,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.sm,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: vars.space[7],
    },
  },
});

export const title = style([titleStyle('h2'), { margin: 0, color: vars.text.primary }]);
const text = style({
  margin: `${vars.space[2]} 0 ${vars.space[5]}`,
  maxWidth: '46ch',
  lineHeight: 1.6,
  textWrap: 'pretty',
  color: vars.text.secondary,
});
const atDesk = style({ '@media': { [below.md]: { display: 'none' } } });
const onPhone = style({ '@media': { [from.md]: { display: 'none' } } });
export const scanText = style([text, atDesk]);
export const touchText = style([text, onPhone]);

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const links = style([list, { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }, onPhone]);
export const link = style({ flex: '1 1 136px' });
export const codes = style([list, { display: 'flex', flexWrap: 'wrap', gap: vars.space[5] }, atDesk]);
export const code = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size[2],
  fontWeight: 600,
  color: vars.text.primary,
});
