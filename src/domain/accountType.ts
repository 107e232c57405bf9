/** Account types as `isAgent` carries them. An unknown number is a member's without a centre. */
export const accountTypes = {
  member: 0,
  agent: 1,
  generalAgent: 2,
  trial: 4,
  agentVariant: 41,
  otherAgentVariant: 42,
} as const;

/** Listed together by the specification; for labels only. Access is decided by the two sets below. */
export const agentCodes: readonly number[] = [1, 2, 4, 41, 42];
/** Types that have an account centre, which is the agent centre. */
export const centreTypes: readonly number[] = [1, 2, 41, 42];
/** The trial account: no real money, no centre. */
export const restrictedType = accountTypes.trial;

export type AccountKind = 'visitor' | 'member' | 'agent' | 'trial';

/** Who is here. `isAgent` shapes the screen only; the server decides by the session. */
export interface Visitor {
  readonly hasToken: boolean;
  readonly isAgent: number;
}

export function accountKind({ hasToken, isAgent }: Visitor): AccountKind {
  if (!hasToken) return 'visitor';
  if (isAgent === restrictedType) return 'trial';
  return centreTypes.includes(isAgent) ? 'agent' : 'member';
}

/** What a member-only action meets: it runs, the login popup opens, or the real-account warning. */
export type Gate = 'open' | 'login' | 'trueAccount';

export function memberGate({ hasToken, isAgent }: Visitor): Gate {
  if (!hasToken) return 'login';
  return isAgent === restrictedType ? 'trueAccount' : 'open';
}

/** `null`: neither opens nor asks for anything; the account simply has no agent centre. */
export function accountCentreGate(visitor: Visitor): Gate | null {
  const gate = memberGate(visitor);
  if (gate !== 'open') return gate;
  return centreTypes.includes(visitor.isAgent) ? 'open' : null;
}

/** The warning a trial account meets. */
export const trueAccountWarning = {
  title: 'in_popup_prompt',
  text: 'in_need_true_account',
  confirm: 'in_increase_submit',
} as const;

export type GuestPermission = 'browse' | 'login' | 'register' | 'freePlay';

export const guestPermissions = (hasFreePlay: boolean): readonly GuestPermission[] =>
  hasFreePlay ? ['browse', 'login', 'register', 'freePlay'] : ['browse', 'login', 'register'];
