/** Payments of a contract: a share of the result of a period, or a wage by day, hour or bet. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Days over which a dividend is counted, in the time zone of the brand. A week starts on Monday; half months on the 1st and 16th. */
export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** The two parties of a contract. The upline offers and pays, the downline is paid. */
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];

export const otherSide = (side: ContractSide): ContractSide => (side === 'upline' ? 'downline' : 'upline');

/** Kinds of requests: the signature of a new contract, or the end of one that runs. */
export const contractRequests = ['newContract', 'termination'] as const;
export type ContractRequest = (typeof contractRequests)[number];

/** States of a contract. The last five are final. */
export const contractStates = [
  'offered',
  'active',
  'terminating',
  'rejected',
  'withdrawn',
  'lapsed',
  'superseded',
  'ended',
] as const;
export type ContractState = (typeof contractStates)[number];

/** States in which a contract pays. */
export const runningStates = ['active', 'terminating'] as const satisfies readonly ContractState[];

/** Acts of a party on a contract; `lapse`, `supersede`, `separate`, `exceed` and `stop` happen to it. */
export const contractActs = [
  'propose',
  'accept',
  'reject',
  'terminate',
  'withdraw',
  'lapse',
  'supersede',
  'separate',
  'exceed',
  'stop',
] as const;
export type ContractActName = (typeof contractActs)[number];

/** Parts of a list of contracts. `mine`: the caller has to answer; `theirs`: the other party has. */
export const contractFilters = ['mine', 'theirs', 'active', 'closed'] as const;
export type ContractFilter = (typeof contractFilters)[number];

/** An offer or request without an answer lapses after this time. */
export const answerTimeMs = 7 * 86_400_000;

/** Whether a new contract replaces one with lower or with higher rates; `policies.contract.replaceRule` of the brand. */
export type ReplaceRule = 'higher' | 'lower';
