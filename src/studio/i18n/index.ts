/** Words of the studio, and dates and numbers as its languages write them. */
export { createText, studioLanguages, type Text } from './createText.ts';
export { keepLanguage, languageChoice } from './language.ts';
export { agoText, localTime, momentOf, spanText, studioOffsetMs, studioZone, useMoment } from './moment.ts';
export { sumText } from './money.ts';
export { TextProvider, type Translate, useChooseLanguage, useLanguage, useLocalized, useNumber, useText } from './text.tsx';
export type { StudioTextKey } from './words.generated.ts';
