import type { Language } from '../../domain/language.ts';
import type { DocumentParts } from './document.ts';

/** What a brand puts on: the parts of a document's head that come from its theme and pictures. */
export interface ThemeHead {
  readonly head: Pick<DocumentParts, 'palette' | 'colorScheme' | 'themeColor' | 'themeColors' | 'theme' | 'fonts' | 'icons'>;
  readonly headScript: (language: Language) => string;
  /** Path of the share picture. */
  readonly sharePicture: string;
}
