import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const window = style({
  inlineSize: 'min(560px, 100vw - 32px)',
  maxBlockSize: 'min(760px, 100dvh - 48px)',
  margin: 'auto',
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  overflow: 'auto',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.lg,
  '::backdrop': { background: vars.overlay.scrim },
  '@media': {
    [below.md]: {
      inlineSize: '100vw',
      maxInlineSize: '100vw',
      maxBlockSize: '88dvh',
      marginBlockEnd: 0,
      padding: vars.space[4],
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0 });
export const subtitle = style({ margin: `0 0 ${vars.space[2]}`, fontSize: vars.size[3], fontWeight: 650 });
export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0 0`,
  fontSize: vars.size[2],
  lineHeight: 1.5,
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[5], color: vars.text.secondary });
export const value = style({
  ...numericStyle,
  margin: 0,
  minInlineSize: 0,
  color: vars.text.primary,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.size[1], overflowWrap: 'anywhere' });
export const bet = style({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const note = style({
  margin: `${vars.space[4]} 0 0`,
  color: vars.text.tertiary,
  fontSize: vars.size[2],
  lineHeight: 1.55,
});
