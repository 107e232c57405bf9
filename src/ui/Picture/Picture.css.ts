import { style, styleVariants } from '@vanilla-extract/css';

export const frame = style({ display: 'contents' });

export const fit = styleVariants({
  /** Fills its box; cropped if the ratio differs. */
  cover: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  /** Full width, natural height. */
  flow: { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  /** Full height, natural width. */
  line: { display: 'block', inlineSize: 'auto', blockSize: '100%' },
});
