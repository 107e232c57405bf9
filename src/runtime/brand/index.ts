/** The current brand: boot data, module switches, and the icons of its contacts. */
export { BrandProvider, useBoot, useBrand } from './BrandProvider.tsx';
export { socialLook } from './socialLook.ts';
export { useFlag } from './useFlag.ts';
