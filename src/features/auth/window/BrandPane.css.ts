import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { titleStyle } from '../../../theme/textStyle.ts';

export const pane = style({ position: 'absolute', inset: 0 });

/** Until the picture is there, the ground that its words are made for. */
export const art = style({ position: 'absolute', inset: 0, background: vars.onHero.scrim });

const clear = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, transparent)`;

/** Words stand on the art's own scrim above and on a dark one below, whatever the art. */
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
