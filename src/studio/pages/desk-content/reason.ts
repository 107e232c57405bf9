/** Bounds of the reason of an act, as the server has them. */
export const maxReason = 200;
const minReason = 3;

export const isReason = (typed: string): boolean => typed.trim().length >= minReason;
