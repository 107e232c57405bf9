import { isReplacedBy, type ReplaceRule } from '../../../domain/contracts/index.ts';
import type { ContractRow } from './contractDeps.ts';

/** Effect of the signature of an offer on the contract that runs: it ends it, or the contract has to be terminated first. */
export interface Signing {
  readonly ends: string | null;
  readonly blockedBy: string | null;
}

export function signingOf(
  offer: Pick<ContractRow, 'kind' | 'terms'>,
  current: Pick<ContractRow, 'id' | 'terms'> | null,
  rule: ReplaceRule,
): Signing {
  if (current === null) return { ends: null, blockedBy: null };
  return isReplacedBy(offer.kind, current.terms, offer.terms, rule)
    ? { ends: current.id, blockedBy: null }
    : { ends: null, blockedBy: current.id };
}
