import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export const window = style({
  inlineSize: 'min(560px, 100vw - 32px)',
  maxBlockSize: 'min(760px, 100dvh - 48px)',
  margin: 'auto',
  padding: '20px 24px 24px',
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
      padding: '16px',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' });
export const title = style({ ...titleStyle('h3'), margin: 0, minInlineSize: 0 });
export const subtitle = style({ margin: '0 0 8px', fontSize: '14px', fontWeight: 650 });
export const facts = style({ display: 'grid', gap: '8px', margin: '10px 0 0', fontSize: '13px', lineHeight: 1.5 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: '20px', color: vars.text.secondary });
export const value = style({
  ...numericStyle,
  margin: 0,
  minInlineSize: 0,
  color: vars.text.primary,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: '12px', overflowWrap: 'anywhere' });
export const bet = style({
  marginBlockStart: '14px',
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const note = style({ margin: '14px 0 0', color: vars.text.tertiary, fontSize: '12.5px', lineHeight: 1.55 });
