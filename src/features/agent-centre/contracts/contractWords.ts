/** Words of the pages of contracts and wages. */
export const contractWords = ['form', 'member', 'member-records', 'agent', 'agent-contract', 'agent-wages'] as const;
