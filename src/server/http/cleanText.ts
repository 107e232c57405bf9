/** Whether PostgreSQL can store the text and every reader reads it the same: no NUL, no lone surrogate. */
export const isCleanText = (text: string) => !text.includes('\0') && text.isWellFormed();

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
