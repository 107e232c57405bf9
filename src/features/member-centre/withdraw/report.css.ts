import { style } from '@vanilla-extract/css';
import { below, layer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../../theme/textStyle.ts';

export { choice, choiceName, choices, dot, radio } from './withdraw.css.ts';

/** A second scrim over the panel; a sheet on phones. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: '24px',
  overflow: 'auto',
  background: vars.overlay.scrim,
  '@media': { [below.md]: { placeItems: 'end center', padding: '32px 0 0' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '680px',
  maxBlockSize: 'calc(100dvh - 48px)',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xl,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  color: vars.text.primary,
  overflow: 'hidden',
  '@media': {
    [below.md]: { maxBlockSize: 'calc(100dvh - 32px)', borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: 0 },
  },
});
export const content = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 12px 0 24px',
  '@media': { [below.md]: { paddingInlineStart: '16px' } },
});
export const title = style({ ...titleStyle('h3'), margin: 0, color: vars.text.primary });
export const body = style({
  display: 'grid',
  gap: '16px',
  minBlockSize: 0,
  padding: '12px 24px 24px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.md]: { padding: '8px 16px max(16px, env(safe-area-inset-bottom))' } },
});
export const subject = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  margin: 0,
  padding: '14px 16px',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  fontSize: '13.5px',
  overflowWrap: 'anywhere',
});
export const sum = style({ ...numericStyle, fontSize: '15px' });
export const choiceText = style({ gridColumn: 2, color: vars.text.secondary, fontSize: '13px' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: '14px',
});
export const fault = style({ margin: 0, color: vars.status.danger.text, fontSize: '13px' });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '8px',
  '@media': { [below.md]: { display: 'grid', gridTemplateColumns: '1fr', direction: 'inherit' } },
});
