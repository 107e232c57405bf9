/**
 * Kinds of items that wait for an operator. `approval`: an act of another operator that needs a second yes and is no other item of the
 * queue.
 */
export const deskKinds = ['withdrawal', 'deposit', 'receipt', 'binding', 'promotion', 'feedback', 'limit', 'approval'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** States by which a queue can be filtered. */
export const deskStates = ['free', 'mine', 'claimed', 'second'] as const;

/** Marks that operators put on members. */
export const memberMarks = ['watch', 'bonusAbuse', 'documents', 'care'] as const;
