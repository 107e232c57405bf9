import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { titleStyle } from '../../../theme/textStyle.ts';

export const pane = style({ position: 'absolute', inset: 0 });

/** Background until the image has loaded, with enough contrast for the text. */
export const art = style({ position: 'absolute', inset: 0, background: vars.onHero.scrim });

const clear = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, transparent)`;

/** Text is on the hero's scrim above and on a dark scrim below, so that it contrasts with any image. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: [
    `linear-gradient(180deg, ${clear(vars.onHero.scrim, 62)}, transparent 34%)`,
    `linear-gradient(0deg, ${clear('black', 88)}, ${clear('black', 62)} 24%, transparent 52%)`,
  ].join(', '),
});

export const logo = style({
  position: 'absolute',
  insetBlockStart: '28px',
  insetInlineStart: '28px',
  maxInlineSize: 'calc(100% - 52px)',
});

export const words = style({
  position: 'absolute',
  insetBlockEnd: '28px',
  insetInline: '28px 24px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  color: vars.text.onMedia,
});

export const title = style({ ...titleStyle('h2'), margin: 0 });
export const text = style({ margin: 0, fontSize: vars.size[3], lineHeight: 1.55 });

/** Text and art have a row each; the text is on the hero's gradient alone. */
export const plain = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.gradient.hero,
  color: vars.onHero.fg,
  overflow: 'auto',
});

/** Rings around the mark, in the text colour, so that they suit light and dark heroes. */
export const rings = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '160px',
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `repeating-radial-gradient(circle at 50% 50%, ${clear(vars.onHero.fg, 14)} 0 1.5px, transparent 2.5px 34px), radial-gradient(circle at 50% 50%, ${clear(vars.onHero.fg, 16)}, transparent 170px)`,
    maskImage: 'radial-gradient(closest-side, black 35%, transparent)',
    maskSize: '100% 100%',
  },
});

export const emblem = style({
  display: 'block',
  inlineSize: '112px',
  blockSize: '112px',
  filter: `drop-shadow(0 12px 22px ${clear('black', 34)})`,
});

export const plainWords = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `0 ${vars.space[6]} ${vars.space[7]}`,
  overflowWrap: 'anywhere',
});
export const name = style({
  margin: 0,
  font: vars.type.overline,
  letterSpacing: vars.tracking.overline,
  textTransform: 'uppercase',
  color: vars.onHero.accent,
});
export const plainText = style([text, { color: vars.onHero.muted }]);
