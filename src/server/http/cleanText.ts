import { isCleanText } from '../../wire/strictJson.ts';

const printableAscii = /^[!-~]*$/;

/** Decodes percent encoding strictly, and `+` as in forms; null if it is malformed. */
export function decodeClean(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return printableAscii.test(text) && isCleanText(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
