/** Words for pages. Code outside React uses `serverText.ts` instead. */
export { areasOf, createText, type Words } from './createText.ts';
export { TextProvider, type TextProviderProps, type Translate, useLanguage, useText, WithWords } from './text.tsx';
export type { TextKey } from './words.generated.ts';
