import { style, styleVariants } from '@vanilla-extract/css';

export const frame = style({ display: 'contents' });

export const fit = styleVariants({
  /** Fills its box and is cut where the ratio differs. */
  cover: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  /** As wide as its box, as high as it is drawn. */
  flow: { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  /** As high as its box, as wide as it is drawn. */
  line: { display: 'block', inlineSize: 'auto', blockSize: '100%' },
});
