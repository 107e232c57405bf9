import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSizes, radii, spaces } from '../../theme/measures.ts';

export const choices = styleVariants({
  tiles: { display: 'flex', flexWrap: 'wrap', gap: spaces[2] },
  rows: { display: 'flex', flexDirection: 'column', gap: spaces[2] },
});

const frame = {
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radii.card,
  background: vars.surface.panel,
} as const;
const chosen = { borderColor: vars.accent.text, boxShadow: `0 0 0 1px ${vars.accent.text}`, background: vars.state.selected };

export const picture = styleVariants({
  tiles: [
    style({
      ...frame,
      inlineSize: '100%',
      blockSize: 60,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      color: vars.text.secondary,
    }),
  ],
  rows: { flex: 'none', inlineSize: 48, display: 'flex', justifyContent: 'center', color: vars.text.primary },
});

const ring = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 } as const;
export const choice = styleVariants({
  tiles: {
    flex: '1 1 72px',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: spaces[1],
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: radii.card,
    selectors: { '&[data-focus-visible]': ring, '&[data-disabled]': { cursor: 'default', opacity: 0.6 } },
  },
  rows: {
    ...frame,
    display: 'flex',
    alignItems: 'center',
    gap: spaces[3],
    minBlockSize: 52,
    padding: `${spaces[2]} ${spaces[3]}`,
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': chosen,
      '&[data-focus-visible]': ring,
      '&[data-disabled]': { cursor: 'default', opacity: 0.6 },
    },
  },
});
globalStyle(`${choice.tiles}[data-selected] ${picture.tiles}`, chosen);

export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const name = style({
  fontSize: fontSizes[2],
  lineHeight: '20px',
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: { '[data-selected] &': { color: vars.text.primary, fontWeight: 600 } },
});
export const detail = style({ fontSize: fontSizes[1], lineHeight: '18px', color: vars.text.quiet });
