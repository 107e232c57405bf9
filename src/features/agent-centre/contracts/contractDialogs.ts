import type { PartyAct } from '../../../flows/contract/index.ts';
import type { Contract, Terms } from '../../../wire/contracts.ts';

/** Initial values of a new offer. */
export interface OfferDraft {
  /** Name of the downline; empty to choose one. */
  readonly downline: string;
  readonly terms: Terms | null;
}

export interface ContractDialogs {
  readonly onAct: (contract: Contract, act: PartyAct) => void;
  readonly onOffer: (draft: OfferDraft) => void;
}
