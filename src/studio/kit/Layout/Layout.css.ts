import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radii, typeRole } from '../../theme/measures.ts';

export const card = style({
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
});

export const noteBox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 8,
  lineHeight: '19px',
});
export const note = styleVariants(
  { info: vars.info, warning: vars.warning, danger: vars.danger, success: vars.success, draft: vars.draft },
  ({ subtle }) => [noteBox, { background: subtle }],
);
export const noteWords = style({ flex: 1, minInlineSize: 0 });

export const pageHead = style({ display: 'flex', alignItems: 'center', gap: 16, flexWrap: 'wrap' });
export const pageWords = style({ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minInlineSize: 0 });
export const pageTitle = style({ ...typeRole('title') });
export const pageText = style({ color: vars.text.secondary });

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '48px 24px',
  textAlign: 'center',
});
export const emptyTitle = style({ ...typeRole('section') });
export const emptyText = style({ color: vars.text.secondary, maxInlineSize: 420 });
export const emptyActs = style({ display: 'flex', gap: 8, marginBlockStart: 8 });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const late = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** Invisible for 150 ms, so that a fast answer flashes nothing. */
export const skeleton = style({
  borderRadius: 6,
  background: vars.state.pressed,
  animation: `${late} 150ms step-end backwards, ${breathe} 1.6s ease-in-out infinite`,
});
