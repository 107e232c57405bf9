/** Compares names ignoring case, diacritics and spacing, because banks store them in plain capitals. */
export function isSameName(stored: string | undefined, typed: string): boolean {
  return stored !== undefined && plain(typed) !== '' && plain(stored) === plain(typed);
}

const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/giu, 'd').replaceAll(/\s+/gu, ' ').trim().toUpperCase();
