/** Masks a player's name for others: the first two characters and the last one, with a fixed number of asterisks. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  if (characters.length < 4) return `${characters[0] ?? ''}***`;
  return `${characters.slice(0, 2).join('')}***${characters.at(-1) ?? ''}`;
}

/** A name as banks write it: Latin letters without diacritics, single spaces. Suggested to the user, never applied silently. */
export const plainName = (typed: string) =>
  typed.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').replaceAll(/\s+/gu, ' ').trim();
