/** What waits for an operator. `approval`: an act of another operator that needs a second yes and is no other item of the queue. */
export const deskKinds = ['withdrawal', 'deposit', 'receipt', 'binding', 'promotion', 'feedback', 'limit', 'approval'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** What a queue can be narrowed to. */
export const deskStates = ['free', 'mine', 'claimed', 'second'] as const;

/** Marks that operators put on members. */
export const memberMarks = ['watch', 'bonusAbuse', 'documents', 'care'] as const;
