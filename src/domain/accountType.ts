/** Account types as sent in `isAgent`. Unknown numbers count as a member without an agent centre. */
export const accountTypes = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  agentVariant: 41,
  otherAgentVariant: 42,
} as const;

/** Types with an agent centre, which is their account centre. */
export const agentAccountTypes: readonly number[] = [1, 2, 41, 42];
/** The trial account: no real money, no centre. */
export const trialAccountType = accountTypes.trial;

/** The current user. `isAgent` only selects what the screen shows; the server decides by the session. */
export interface Visitor {
  readonly hasToken: boolean;
  readonly isAgent: number;
}

/** Result of a member-only action: it runs, the login popup opens, or the real-account warning is shown. */
export type Gate = 'open' | 'login' | 'trueAccount';

export function memberGate({ hasToken, isAgent }: Visitor): Gate {
  if (!hasToken) return 'login';
  return isAgent === trialAccountType ? 'trueAccount' : 'open';
}
