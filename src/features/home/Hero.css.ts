import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const stage = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The second column takes its width from the aside, and none if the aside is empty.
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** The brand's height; grows only if the text does not fit. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  minHeight: vars.height.hero,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.md,
  background: vars.gradient.hero,
  '@media': { [below.md]: { minHeight: '176px', borderRadius: vars.radius.lg } },
});

export const slide = style({ position: 'relative', display: 'grid', height: '100%', color: vars.onHero.fg });

export const art = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
});
const fade = (full: number, half: number, none: number) =>
  `linear-gradient(90deg, ${vars.onHero.scrim} ${full}%, color-mix(in srgb, ${vars.onHero.scrim} 60%, transparent) ${half}%, transparent ${none}%)`;

/** Opaque under the text, transparent over the subject of the image. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: fade(20, 44, 66),
  '@media': { [below.md]: { background: fade(24, 52, 80) } },
});

/** Behind the text, which alone can make the slide taller. */
export const drawing = style({ position: 'absolute', inset: 0 });

export const words = style({
  position: 'relative',
  marginInlineStart: vars.space[8],
  width: 'min(520px, calc(100% - 96px))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  overflowWrap: 'anywhere',
  // The dots are below the text.
  paddingBlock: `${vars.space[7]} ${vars.space[8]}`,
  '@media': {
    [below.lg]: { width: '56%' },
    [below.md]: { marginInlineStart: vars.space[5], width: '60%', paddingBlock: `${vars.space[2]} ${vars.space[7]}` },
  },
});

export const overline = style({
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
  margin: `0 0 ${vars.space[4]}`,
  color: vars.onHero.accent,
  '@media': { [below.md]: { display: 'none' } },
});

export const title = style([
  titleStyle('display'),
  {
    margin: 0,
    '@media': {
      [below.lg]: { fontSize: vars.size[8] },
      [below.md]: { fontSize: vars.size[6], lineHeight: 1.3, letterSpacing: '-.2px' },
      'screen and (max-width: 359.98px)': { fontSize: vars.size[5] },
    },
  },
]);

/** Long titles are set smaller. */
export const longTitle = style([
  title,
  {
    fontSize: vars.size[7],
    lineHeight: 1.3,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
    '@media': { [below.lg]: { fontSize: vars.size[6] }, [below.md]: { fontSize: vars.size[4] } },
  },
]);

/** A long title fills a phone's banner, so the dots need their whole height below it. */
globalStyle(`${words}[data-long]`, { '@media': { [below.md]: { paddingBlockEnd: vars.space[8] } } });

export const clause = style({ display: 'inline-block', textWrap: 'balance' });

export const text = style({
  margin: `${vars.space[4]} 0 0`,
  maxWidth: '400px',
  fontSize: vars.size[4],
  lineHeight: 1.6,
  textWrap: 'pretty',
  color: vars.onHero.muted,
  '@media': { [below.md]: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  maxWidth: '100%',
  marginTop: vars.space[6],
  '@media': { [below.md]: { marginTop: vars.space[2] } },
});
globalStyle(`${actions} a`, { maxWidth: '100%', whiteSpace: 'normal' });
const wide = { '@media': { [below.md]: { display: 'none' } } } as const;
export const onwards = style([{ display: 'flex' }, wide]);
export const secondAction = style([{ display: 'flex' }, wide]);

/** Beside the banners, or below them if there is no room; phones omit secondary content. */
export const aside = style([
  {
    display: 'grid',
    minWidth: 0,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [from.lg]: { width: '316px' } },
  },
  wide,
]);
