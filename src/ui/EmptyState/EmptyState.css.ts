import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { titleStyle } from '../../theme/textStyle.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[7],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '88px',
  blockSize: '88px',
  borderRadius: '50%',
  background: vars.accent.subtle,
  color: vars.accent.text,
  selectors: {
    '&[data-tone="neutral"]': { background: vars.surface.sunken, color: vars.text.secondary },
    '&[data-tone="danger"]': { background: vars.status.danger.subtle, color: vars.status.danger.text },
  },
});

export const title = style({ ...titleStyle('h3'), margin: 0, marginBlockStart: vars.space[2], color: vars.text.primary });

export const text = style({ margin: 0, maxInlineSize: '44ch', color: vars.text.secondary, textWrap: 'pretty' });

export const action = style({ marginBlockStart: vars.space[3] });
