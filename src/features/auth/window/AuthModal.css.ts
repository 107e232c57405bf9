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

export const logo = style({ position: 'absolute', insetBlockStart: '28px', insetInlineStart: '28px' });

export const words = style({
  position: 'absolute',
  insetBlockEnd: '28px',
  insetInline: '28px 24px',
  display: 'grid',
  gap: '8px',
  color: vars.text.onMedia,
});

export const title = style({ ...titleStyle('h2'), margin: 0 });
export const text = style({ margin: 0, fontSize: '14px', lineHeight: 1.55 });
