import type { Language } from '../../domain/language.ts';
import type { DocumentParts } from './document.ts';

/** The parts of a document head that come from a brand's theme and pictures. */
export interface ThemeHead {
  readonly head: Pick<DocumentParts, 'palette' | 'colorScheme' | 'themeColor' | 'themeColors' | 'theme' | 'fonts' | 'icons'>;
  readonly headScript: (language: Language) => string;
  /** Path of the share picture. */
  readonly sharePicture: string;
}
