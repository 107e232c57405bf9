import { isCleanText } from '../../../wire/strictJson.ts';

const printableAscii = /^[!-~]*$/;
const unencoded = /^[!-$&-*,-~]*$/;

/** Decodes percent encoding strictly, and `+` as in forms; null if it is malformed. */
export function decodeClean(text: string): string | null {
  if (unencoded.test(text)) return text;
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return printableAscii.test(text) && isCleanText(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
