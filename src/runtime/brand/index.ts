/** The running brand: what the server sent with the page, its switches, and how its contacts are drawn. */
export { BrandProvider, useBoot, useBrand } from './BrandProvider.tsx';
export { socialLook } from './socialLook.ts';
export { useFlag } from './useFlag.ts';
