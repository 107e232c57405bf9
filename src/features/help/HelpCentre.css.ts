import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowBars, hairline, negative } from '../../theme/measures.ts';
import { focusRing, titleStyle } from '../../theme/textStyle.ts';

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: `${vars.space[2]} 0 ${vars.space[6]}`,
  '@media': { [below.md]: { margin: `${vars.space[1]} 0 ${vars.space[4]}` } },
});
export const introText = style({ flex: '1 1 280px', minInlineSize: 0 });
export const search = style({ flex: '0 1 300px', '@media': { [below.md]: { flexBasis: '100%' } } });
export const found = style({
  margin: `0 0 ${vars.space[3]}`,
  fontSize: vars.size[2],
  color: vars.text.secondary,
  selectors: { '&:empty': { margin: 0 } },
});
export const title = style([titleStyle('h1'), { margin: 0, color: vars.text.primary }]);
export const lead = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.size[4],
  lineHeight: 1.6,
  color: vars.text.secondary,
});

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
      columnGap: vars.space[6],
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
    [from.lg]: { gridColumn: 1, paddingBottom: vars.space[1] },
    [below.lg]: { selectors: { '& ~ &': { borderTop: `1px solid ${vars.border.subtle}` } } },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '46px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.size[3],
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

export const linkText = style({ minInlineSize: 0, overflowWrap: 'break-word' });
/** Part of the answer, below the title of a topic that was found. */
export const excerpt = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  fontSize: vars.size[2],
  fontWeight: 400,
  color: vars.text.secondary,
});

export const caret = style({
  display: 'flex',
  opacity: 0.6,
  // The text opens beside the row on a wide screen, below it on a narrow one.
  '@media': { [below.lg]: { selectors: { '[aria-current] > &': { transform: 'rotate(90deg)' } } } },
});

export const article = style({
  scrollMarginTop: belowBars,
  '@media': {
    [from.lg]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      display: 'flex',
      flexDirection: 'column',
      minHeight: '420px',
      padding: vars.space[7],
      background: vars.surface.base,
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.sm,
    },
    [below.lg]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` },
  },
});

/** For screen readers only on a phone, where the row above shows the same title. */
export const topicTitle = style([
  titleStyle('h2'),
  {
    margin: `0 0 ${vars.space[4]}`,
    color: vars.text.primary,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [below.lg]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: negative(hairline),
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
  gap: vars.space[6],
  fontSize: vars.size[4],
  color: vars.text.secondary,
});

export const minutes = style({ margin: `0 0 ${vars.space[3]}`, fontSize: vars.size[2], color: vars.text.tertiary });

/** At the end of every answer. */
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginTop: 'auto',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
export const furtherSign = style({ display: 'flex', flex: 'none', color: vars.accent.text });
export const furtherText = style({ flex: '1 1 220px', fontSize: vars.size[3], lineHeight: 1.5, color: vars.text.secondary });

/** Reserves the height of the feedback form while it loads. */
export const loading = style({ minBlockSize: '480px' });
