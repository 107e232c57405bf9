import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle } from '../../theme/textStyle.ts';

export const form = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '20px', maxWidth: '560px' });
export const lead = style({ margin: 0, lineHeight: 1.6 });
export const field = style({ display: 'grid', gap: '6px' });
export const label = style({ display: 'flex', gap: '4px', font: vars.type.label, fontWeight: 600, color: vars.text.primary });
export const required = style({ color: vars.status.danger.text });

export const line = style({
  width: '100%',
  minHeight: vars.control.lg,
  padding: '0 14px',
  font: vars.type.body,
  color: vars.text.primary,
  background: vars.surface.base,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.md,
  outline: 'none',
  selectors: {
    '&:focus': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.focus.ring} 26%, transparent)`,
    },
    '&[aria-invalid="true"]': { borderColor: vars.status.danger.text },
  },
  '@media': {
    [below.md]: { minHeight: '44px', fontSize: '16px' },
    '(forced-colors: active)': { selectors: { '&:focus': { outline: '2px solid' } } },
  },
});
export const area = style([line, { display: 'block', padding: '12px 14px', lineHeight: 1.6, resize: 'vertical' }]);

export const note = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  margin: 0,
  fontSize: '12.5px',
  lineHeight: 1.45,
});
export const error = style({ color: vars.status.danger.text });
export const count = style([{ flex: 'none', color: vars.text.tertiary }, numericStyle]);
export const countOver = style([{ flex: 'none', fontWeight: 650, color: vars.status.danger.text }, numericStyle]);
export const hint = style({ margin: 0, fontSize: '12.5px', lineHeight: 1.45, color: vars.text.tertiary });

/** As tall as the field for images before anything is chosen. */
export const waiting = style({ minHeight: '98px' });

export const sent = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '10px',
  padding: '24px 0',
  textAlign: 'center',
});
export const sentSign = style({ display: 'flex', color: vars.status.success.text });
export const sentTitle = style({
  margin: 0,
  font: vars.type.title,
  color: vars.text.primary,
  selectors: { '&:focus': { outline: 'none' } },
});
export const reference = style({ margin: '0 0 8px', fontSize: '14px', lineHeight: 1.5 });
export const number = style([{ fontWeight: 650, color: vars.text.primary }, numericStyle]);
