import { styleVariants } from '@vanilla-extract/css';

const base = { display: 'inline-block', flex: 'none' } as const;

export const size = styleVariants({
  sm: { ...base, blockSize: '28px' },
  md: { ...base, blockSize: '34px' },
  lg: { ...base, blockSize: '44px' },
});
