/**
 * The form in which names are compared: without diacritics, case and double spaces.
 * Đ has no decomposition, so it is folded by hand.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether every word of the search stands somewhere in the text. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
