import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { actions, hero, overline, text, title, words } from './Hero.css.ts';

/** Text and pictures have a column each and cannot overlap; the taller one sets the height. */
export const plain = style([
  hero,
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 38%)',
    columnGap: vars.space[3],
    alignItems: 'center',
    color: vars.onHero.fg,
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40%)', columnGap: vars.space[6] },
      [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)' },
    },
  },
]);

export const copy = style({
  containerType: 'inline-size',
  minWidth: 0,
  paddingInlineStart: vars.space[8],
  '@media': { [below.lg]: { paddingInlineStart: vars.space[7] }, [below.md]: { paddingInlineStart: vars.space[5] } },
});

/** Widest word of the title, in units of the title's font size. */
const widestWord = createVar();
const largest = createVar();

/** By the longest word in letters, so that it fits one line in the widest of the display fonts. */
export const fit = styleVariants({
  short: [copy, { vars: { [widestWord]: '6.8' } }],
  medium: [copy, { vars: { [widestWord]: '10.2' } }],
  long: [copy, { vars: { [widestWord]: '15.5' } }],
});

globalStyle(`${copy} > ${words}`, { width: 'auto', marginInline: 0, paddingBlock: vars.space[7] });
globalStyle(`${copy} ${title}`, {
  maxWidth: '100%',
  // Its column has about this share of the screen.
  fontSize: `max(${vars.size[4]}, min(${largest}, 44vw / ${widestWord}))`,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  vars: { [largest]: vars.size[9] },
  '@supports': { '(width: 1cqi)': { fontSize: `max(${vars.size[4]}, min(${largest}, 100cqi / ${widestWord}))` } },
  '@media': { [below.lg]: { vars: { [largest]: vars.size[8] } }, [below.md]: { vars: { [largest]: vars.size[6] } } },
});
globalStyle(`${copy} ${overline}`, { maxWidth: '100%', overflowWrap: 'anywhere' });
globalStyle(`${copy} ${text}`, { maxWidth: '44ch' });
globalStyle(`${copy} ${actions}`, { '@media': { [below.md]: { marginTop: vars.space[4] } } });

/** A title of several lines leaves the hero its height. */
export const longTitle = style({});
globalStyle(`${longTitle} ${title}`, {
  vars: { [largest]: vars.size[7] },
  '@media': { [below.lg]: { vars: { [largest]: vars.size[6] } }, [below.md]: { vars: { [largest]: vars.size[5] } } },
});

/** Rays behind the pictures, in the text colour, so that they suit light and dark heroes. No text is on them. */
export const art = style({
  position: 'relative',
  isolation: 'isolate',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  marginInlineEnd: vars.space[5],
  '@media': { [below.md]: { marginInlineEnd: vars.space[2] } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `repeating-conic-gradient(from 4deg, color-mix(in srgb, ${vars.onHero.fg} 11%, transparent) 0 9deg, transparent 9deg 18deg)`,
    maskImage: 'radial-gradient(closest-side at 50% 50%, black 30%, transparent)',
    maskSize: '100% 100%',
  },
});

export const fan = style({ inlineSize: '100%', display: 'flex', alignItems: 'center', justifyContent: 'center' });

export const card = style({
  position: 'relative',
  flex: 'none',
  width: '35%',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.gameCard,
  boxShadow: vars.shadow.lg,
  background: vars.surface.raised,
  selectors: {
    '&:not(:first-child)': { marginInlineStart: '-10%' },
    '&:nth-child(1):not(:only-child)': { transform: 'translateY(6%) rotate(-10deg)' },
    '&:nth-child(2)': { transform: 'scale(1.16)', zIndex: 1 },
    '&:nth-child(3)': { transform: 'translateY(6%) rotate(10deg)' },
    '&:only-child': { width: '48%' },
  },
  '@media': {
    [below.md]: { width: '42%', selectors: { '&:not(:first-child)': { marginInlineStart: '-17%' } } },
  },
});

/** The brand's mark, if there is no game to show. */
export const emblem = style({ position: 'relative', width: 'min(56%, 200px)', aspectRatio: '1', color: vars.onHero.fg });
