import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radii, spaces, typeRole } from '../../theme/measures.ts';

export const card = style({
  background: vars.surface.panel,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  minInlineSize: 0,
});

export const noteBox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spaces[3],
  padding: spaces[3],
  borderRadius: radii.segment,
  lineHeight: '19px',
});
export const note = styleVariants(
  { info: vars.info, warning: vars.warning, danger: vars.danger, success: vars.success, draft: vars.draft },
  ({ subtle }) => [noteBox, { background: subtle }],
);
export const noteWords = style({ flex: 1, minInlineSize: 0 });

export const pageHead = style({ display: 'flex', alignItems: 'center', gap: spaces[4], flexWrap: 'wrap' });
export const pageWords = style({ display: 'flex', flexDirection: 'column', gap: spaces[1], flex: 1, minInlineSize: 0 });
export const pageTitle = style({ ...typeRole('title') });
export const pageText = style({ color: vars.text.secondary });

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spaces[2],
  padding: `${spaces[8]} ${spaces[6]}`,
  textAlign: 'center',
});
export const emptyTitle = style({ ...typeRole('section') });
export const emptyText = style({ color: vars.text.secondary, maxInlineSize: 420 });
export const emptyActs = style({ display: 'flex', gap: spaces[2], marginBlockStart: spaces[2] });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const late = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** Invisible for 150 ms, so that a fast answer flashes nothing. */
export const skeleton = style({
  borderRadius: radii.control,
  background: vars.state.pressed,
  animation: `${late} 150ms step-end backwards, ${breathe} 1.6s ease-in-out infinite`,
});

/** Something that scrolls sideways; the ring of the focus lies inside, where it is not cut. */
export const scrolling = style({
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 } },
});
