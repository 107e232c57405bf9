import { themeCss } from '../../brand/themeCss.ts';
import { storedBrand } from '../../manifest/index.ts';

/**
 * CSS of the theme in a manifest, by the reader of colours and the writer that the server uses. Null if it has to come from the server: the theme cannot be
 * written, or a base adds to it.
 */
export function themeOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || 'extends' in document || !('theme' in document)) return null;
  try {
    return themeCss(storedBrand(document).theme);
  } catch {
    return null;
  }
}
