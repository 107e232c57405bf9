import { assign, setup } from 'xstate';
import { answerTimeMs, type ContractSide, otherSide } from '../../domain/contracts/index.ts';

/** The parts of a contract that change in its life. Terms do not. Moments are epoch milliseconds. */
export interface ContractContext {
  /** The side that asked for the pending offer or termination; null if nothing is pending. */
  readonly requestedBy: ContractSide | null;
  /** Time at which the pending request lapses. */
  readonly answerUntil: number | null;
  /** Of the last rejection or request to terminate. */
  readonly note: string | null;
  readonly signedAt: number | null;
  /** Time at which a contract that ran stopped. */
  readonly endedAt: number | null;
  /** Id of the contract that replaced this one. */
  readonly successor: string | null;
  /** The two are not upline and downline any more, or an account was closed. */
  readonly isSeparated: boolean;
}

interface ByParty {
  readonly by: ContractSide;
  readonly at: number;
}

interface WithNote extends ByParty {
  readonly note: string | null;
}

export type ContractEvent =
  /** Answers an offer or a termination. `blockedBy`: a running contract that the signature may not replace. */
  | ({ readonly type: 'contract.accept'; readonly blockedBy: string | null } & ByParty)
  | ({ readonly type: 'contract.reject' } & WithNote)
  | ({ readonly type: 'contract.terminate' } & WithNote)
  /** Takes back the own offer, or the own request to terminate. */
  | ({ readonly type: 'contract.withdraw' } & ByParty)
  /** The time to answer has run out. */
  | { readonly type: 'contract.lapse'; readonly at: number }
  /** Another contract of the kind was signed by the two. */
  | { readonly type: 'contract.supersede'; readonly at: number; readonly successor: string }
  | { readonly type: 'contract.separate'; readonly at: number }
  /** The own rate of the upline has fallen below a rate of the contract, and the brand has such contracts ended. */
  | { readonly type: 'contract.exceed'; readonly at: number }
  /** An operator of the brand ends it for cause. */
  | { readonly type: 'contract.stop'; readonly at: number };

interface At {
  readonly at: number;
}

export const atOf = ({ event: { at } }: { readonly event: At }): At => ({ at });
export const partyOf = ({ event: { by, at } }: { readonly event: ByParty }): ByParty => ({ by, at });
export const requestOf = ({ event: { by, at, note } }: { readonly event: WithNote }): WithNote => ({ by, at, note });

export const contract = setup({
  types: {
    input: {} as { readonly offeredAt: number },
    context: {} as ContractContext,
    events: {} as ContractEvent,
    /** `running`: it pays. `waiting`: one of the two has to answer. */
    tags: {} as 'running' | 'waiting',
  },
  guards: {
    /** The party that did not ask, while there is time. */
    mayAnswer: ({ context }, { by, at }: ByParty) =>
      context.requestedBy === otherSide(by) && context.answerUntil !== null && at < context.answerUntil,
    maySign: ({ context }, { by, at, blockedBy }: ByParty & { readonly blockedBy: string | null }) =>
      context.requestedBy === otherSide(by) && context.answerUntil !== null && at < context.answerUntil && blockedBy === null,
    hasAsked: ({ context }, { by, at }: ByParty) =>
      context.requestedBy === by && context.answerUntil !== null && at < context.answerUntil,
    isOverdue: ({ context }, { at }: At) => context.answerUntil !== null && at >= context.answerUntil,
  },
  actions: {
    sign: assign((_, { at }: At) => ({ signedAt: at, requestedBy: null, answerUntil: null })),
    ask: assign((_, { by, at, note }: WithNote) => ({ requestedBy: by, answerUntil: at + answerTimeMs, note })),
    keepNote: assign((_, { note }: { readonly note: string | null }) => ({ note })),
    settleRequest: assign({ requestedBy: null, answerUntil: null }),
    end: assign((_, { at }: At) => ({ endedAt: at, requestedBy: null, answerUntil: null })),
    follow: assign((_, { successor }: { readonly successor: string }) => ({ successor })),
    separate: assign({ isSeparated: true }),
  },
});
