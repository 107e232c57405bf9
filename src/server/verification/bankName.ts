/** Banks write names in plain capitals, people as they are used to. */
export function isSameName(kept: string | undefined, typed: string): boolean {
  return kept !== undefined && plain(typed) !== '' && plain(kept) === plain(typed);
}

const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/giu, 'd').replaceAll(/\s+/gu, ' ').trim().toUpperCase();
