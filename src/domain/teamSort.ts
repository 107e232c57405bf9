/** Orders of the lists of a branch. */
export const teamSorts = ['name', 'newest', 'members', 'validBet', 'result'] as const;

export type TeamSort = (typeof teamSorts)[number];
