import { styleVariants } from '@vanilla-extract/css';

/** White in every mode: scanners expect dark on light. */
const tile = { display: 'block', flex: 'none', borderRadius: '10px', background: 'rgb(255 255 255)' } as const;

export const size = styleVariants({
  sm: [{ ...tile, inlineSize: '72px', blockSize: '72px', borderRadius: '8px' }],
  md: [{ ...tile, inlineSize: 'min(120px, 25vw)', blockSize: 'min(120px, 25vw)' }],
  lg: [{ ...tile, inlineSize: '176px', blockSize: '176px' }],
  xl: [{ ...tile, inlineSize: 'clamp(176px, 20vw, 238px)', blockSize: 'clamp(176px, 20vw, 238px)' }],
});
