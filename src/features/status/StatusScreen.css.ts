import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { numericStyle, titleStyle } from '../../theme/textStyle.ts';

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  overflow: 'hidden',
  color: vars.text.primary,
  background: `radial-gradient(55% 90% at 76% 50%, color-mix(in oklab, ${vars.support.solid} 38%, transparent), transparent), radial-gradient(60% 80% at 0% 0%, color-mix(in oklab, ${vars.support.solid} 20%, transparent), transparent), ${vars.surface.canvas}`,
});

export const scenery = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  color: vars.support.solid,
  // Fainter if it is behind text.
  '@media': { [below.lg]: { opacity: 0.4 } },
});
/** White of the illustration in both modes. */
export const paper = style({ fill: vars.text.onMedia, opacity: 0.92 });

const light = ':root[data-palette="light"] &';

/** Height of the image on phones; the text is below it. */
const pictureHeight = 'clamp(150px, 30dvh, 300px)';
const barHeight = '84px';

/**
 * The brand's image fills a wide screen, with the page colour under the text. On a narrow one, where text would cover it, it is
 * a card between bar and text.
 */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  '@media': {
    [from.lg]: {
      inset: 0,
      '::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(90deg, ${vars.surface.canvas} 12%, color-mix(in srgb, ${vars.surface.canvas} 76%, transparent) 40%, transparent 62%)`,
      },
    },
    [below.lg]: {
      insetInline: '16px',
      insetBlockStart: barHeight,
      blockSize: pictureHeight,
      overflow: 'hidden',
      borderRadius: vars.radius.xl,
      boxShadow: vars.shadow.md,
    },
  },
});
// The subject is on the right of the image.
globalStyle(`${picture} img`, { '@media': { [below.lg]: { objectPosition: '100% 50%' } } });

/** A single image for both modes is usually dark: on a light page it is set apart by a slanted edge. */
export const onePicture = style([
  picture,
  {
    '@media': {
      [from.lg]: {
        selectors: {
          [light]: { insetInlineStart: '44%', clipPath: 'polygon(13% 0, 100% 0, 100% 100%, 0 100%)' },
          [`${light}::after`]: { background: 'none' },
        },
      },
    },
  },
]);
globalStyle(`:root[data-palette="light"] ${onePicture} img`, { '@media': { [from.lg]: { objectPosition: '100% 50%' } } });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  '@media': {
    [from.md]: { padding: vars.space[6] },
    [from.xl]: { padding: `${vars.space[7]} ${vars.space[9]}` },
  },
});
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  background: `color-mix(in srgb, ${vars.surface.canvas} 72%, transparent)`,
  borderRadius: vars.radius.pill,
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`,
  '@media': {
    [from.md]: { padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[9]}` },
    [from.xl]: { padding: `${vars.space[6]} ${vars.space[9]} ${vars.space[9]}` },
  },
});

export const bodyBelowPicture = style([
  body,
  {
    '@media': { [below.lg]: { justifyContent: 'flex-start', paddingBlockStart: `calc(${pictureHeight} + ${vars.space[6]})` } },
  },
]);

export const title = style([
  titleStyle('display'),
  { margin: `${vars.space[5]} 0 0`, maxWidth: '600px', color: 'inherit', '@media': { [below.md]: { fontSize: vars.size[7] } } },
]);
export const subtitle = style({
  margin: `${vars.space[3]} 0 0`,
  maxWidth: '480px',
  fontSize: vars.size[5],
  fontWeight: 600,
  lineHeight: 1.5,
});
export const text = style({
  margin: `${vars.space[2]} 0 0`,
  maxWidth: '480px',
  fontSize: vars.size[4],
  lineHeight: 1.65,
  textWrap: 'pretty',
  color: vars.text.secondary,
});

export const clock = style({ display: 'flex', gap: vars.space[3], margin: `${vars.space[7]} 0 ${vars.space[3]}` });
export const unit = style({
  minWidth: '96px',
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[3]}`,
  textAlign: 'center',
  background: 'color-mix(in srgb, currentColor 7%, transparent)',
  border: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
  borderRadius: vars.radius.md,
  '@media': { [below.md]: { minWidth: '84px' } },
});
export const number = style([{ display: 'block', fontSize: vars.size[8], fontWeight: 700, lineHeight: 1.15 }, numericStyle]);
export const unitName = style({ fontSize: vars.size[2], lineHeight: 1.5, color: vars.text.secondary });
export const end = style([{ margin: 0, fontSize: vars.size[3], lineHeight: 1.5, color: vars.text.secondary }, numericStyle]);
export const endTime = style({ fontWeight: 600, whiteSpace: 'nowrap', color: vars.text.primary });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginTop: vars.space[7] });
