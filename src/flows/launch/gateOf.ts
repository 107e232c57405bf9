import { memberGate } from '../../domain/accountType.ts';
import { type LaunchTarget, offersTrial } from '../../domain/launchTarget.ts';

export interface LaunchVisitor {
  readonly hasToken: boolean;
  readonly isAgent: number;
}

/** What a launch meets before anything is asked of the server. */
export type Gate = 'open' | 'login' | 'trial' | 'trueAccount';

/**
 * Members play. A guest logs in first, or tries a game that offers it; a trial account plays such games and is
 * warned of others. Of a lobby nobody knows, so there the server decides.
 */
export function gateOf(
  { supportPlay, trial }: Pick<LaunchTarget, 'supportPlay' | 'trial'>,
  visitor: LaunchVisitor,
  hasFreePlay: boolean,
): Gate {
  const gate = memberGate(visitor);
  if (gate === 'open') return 'open';
  if (gate === 'login') return trial && hasFreePlay && offersTrial({ supportPlay }) ? 'trial' : 'login';
  return supportPlay === null || offersTrial({ supportPlay }) ? 'open' : 'trueAccount';
}
