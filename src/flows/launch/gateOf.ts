import { memberGate } from '../../domain/accountType.ts';
import { type LaunchTarget, offersTrial } from '../../domain/launchTarget.ts';

export interface LaunchVisitor {
  readonly hasToken: boolean;
  readonly isAgent: number;
}

/** Access decision before the launch call. */
export type Gate = 'open' | 'login' | 'trial' | 'trueAccount';

/**
 * Members play. A signed-out user logs in first, or tries a game that allows trials; a trial account plays such games and is
 * warned about others. Whether a lobby allows trials is unknown, so the server decides.
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
