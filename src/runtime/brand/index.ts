/** The current brand: boot data, module switches, and the icons of its contacts. */
export { BrandProvider, useBoot, useBrand, useFlag } from './BrandProvider.tsx';
export { isOutside, socialLook } from './socialLook.ts';
export { useAnswerText } from './useAnswerText.ts';
