/** The current brand: boot data, module switches, and the icons of its contacts. */
export { BrandProvider, useBoot, useBrand, useFlag } from './BrandProvider.tsx';
export { socialLook } from './socialLook.ts';
