import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, titleStyle } from '../../theme/textStyle.ts';

export const intro = style({ margin: '8px 0 24px', '@media': { [below.md]: { margin: '4px 0 16px' } } });
export const title = style([titleStyle('h1'), { margin: 0, color: vars.text.primary }]);
export const lead = style({ margin: '6px 0 0', fontSize: '15px', lineHeight: 1.6, color: vars.text.secondary });

/**
 * Topics are rows of the first column; the open text spans the second. The last row is flexible and absorbs the
 * height of the text, so that the topics stay close together.
 */
export const layout = style({
  display: 'grid',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '300px minmax(0, 1fr)',
      gridTemplateRows: 'repeat(40, min-content) 1fr',
      columnGap: '24px',
    },
    [below.lg]: {
      overflow: 'hidden',
      background: vars.surface.base,
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.lg,
    },
  },
});

export const entry = style({
  display: 'block',
  '@media': {
    [from.lg]: { gridColumn: 1, paddingBottom: '2px' },
    [below.lg]: { selectors: { '& ~ &': { borderTop: `1px solid ${vars.border.subtle}` } } },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '46px',
  padding: '8px 16px',
  fontSize: '14.5px',
  fontWeight: 550,
  lineHeight: 1.45,
  color: vars.text.secondary,
  textDecoration: 'none',
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { color: vars.text.primary, background: vars.overlay.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&[aria-current]': { fontWeight: 650, color: vars.accent.text, background: vars.accent.subtle },
  },
  '@media': { [below.lg]: { minHeight: '52px', borderRadius: 0 } },
});

export const caret = style({
  display: 'flex',
  opacity: 0.6,
  // The text opens beside the row on a wide screen, below it on a narrow one.
  '@media': { [below.lg]: { selectors: { '[aria-current] > &': { transform: 'rotate(90deg)' } } } },
});

export const article = style({
  scrollMarginTop: '150px',
  '@media': {
    [from.lg]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '420px',
      padding: '32px 40px 40px',
      background: vars.surface.base,
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.sm,
    },
    [below.lg]: { padding: '16px 16px 24px' },
  },
});

/** For screen readers only on a phone, where the row above shows the same title. */
export const topicTitle = style([
  titleStyle('h2'),
  {
    margin: '0 0 14px',
    color: vars.text.primary,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [below.lg]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '28px',
  fontSize: '15px',
  color: vars.text.secondary,
});

/** At the end of every answer. */
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 'auto',
  padding: '14px 18px',
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
export const furtherSign = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const furtherText = style({ flex: '1 1 220px', fontSize: '14px', lineHeight: 1.5, color: vars.text.secondary });

/** Reserves the height of the feedback form while it loads. */
export const loading = style({ minBlockSize: '480px' });
