/** The name as banks write it: Latin letters without marks, single spaces. Offered to the player, never put in silently. */
export const plainName = (typed: string) =>
  typed.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').replaceAll(/\s+/gu, ' ').trim();
