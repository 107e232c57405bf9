/** Words on a page. Code without a screen takes `serverText.ts` instead. */
export { createText } from './createText.ts';
export { LateWords } from './LateWords.tsx';
export { PageWords } from './PageWords.tsx';
export { TextProvider, type TextProviderProps } from './TextProvider.tsx';
export { type Translate, useLanguage, useText } from './useText.ts';
export type { TextKey, Words } from './words.ts';
