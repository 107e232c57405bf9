/** Account types as sent in `isAgent`. Unknown numbers count as a member without an agent centre. */
export const accountTypes = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  agentVariant: 41,
  otherAgentVariant: 42,
} as const;

/** Grouped by the specification, for labels only. Access depends on the two sets below. */
export const agentCodes: readonly number[] = [1, 2, 4, 41, 42];
/** Types with an agent centre, which is their account centre. */
export const agentAccountTypes: readonly number[] = [1, 2, 41, 42];
/** The trial account: no real money, no centre. */
export const trialAccountType = accountTypes.trial;

export type AccountKind = 'visitor' | 'member' | 'agent' | 'trial';

/** The current user. `isAgent` only selects what the screen shows; the server decides by the session. */
export interface Visitor {
  readonly hasToken: boolean;
  readonly isAgent: number;
}

export function accountKind({ hasToken, isAgent }: Visitor): AccountKind {
  if (!hasToken) return 'visitor';
  if (isAgent === trialAccountType) return 'trial';
  return agentAccountTypes.includes(isAgent) ? 'agent' : 'member';
}

/** Result of a member-only action: it runs, the login popup opens, or the real-account warning is shown. */
export type Gate = 'open' | 'login' | 'trueAccount';

export function memberGate({ hasToken, isAgent }: Visitor): Gate {
  if (!hasToken) return 'login';
  return isAgent === trialAccountType ? 'trueAccount' : 'open';
}

/** `null`: the account has no agent centre; nothing opens and no warning is shown. */
export function accountCentreGate(visitor: Visitor): Gate | null {
  const gate = memberGate(visitor);
  if (gate !== 'open') return gate;
  return agentAccountTypes.includes(visitor.isAgent) ? 'open' : null;
}

/** The warning shown to a trial account. */
export const trueAccountWarning = {
  title: 'in_popup_prompt',
  text: 'in_need_true_account',
  confirm: 'in_increase_submit',
} as const;

export type GuestPermission = 'browse' | 'login' | 'register' | 'freePlay';

export const guestPermissions = (hasFreePlay: boolean): readonly GuestPermission[] =>
  hasFreePlay ? ['browse', 'login', 'register', 'freePlay'] : ['browse', 'login', 'register'];
