import { vars } from './contract.css.ts';

/** The brand's gradient with faint rays, for pages without a header image. Its children need `position: relative`. */
export const brandBand = {
  color: vars.text.onMedia,
  background: vars.gradient.brand,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-60% -20%',
    background: `repeating-conic-gradient(from 4deg at 78% 50%, color-mix(in srgb, ${vars.text.onMedia} 7%, transparent) 0 9deg, transparent 9deg 18deg)`,
    maskImage: 'radial-gradient(60% 90% at 78% 50%, black, transparent)',
  },
} as const;
