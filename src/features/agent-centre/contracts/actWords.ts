import type { PartyAct } from '../../../flows/contract/index.ts';
import type { Contract } from '../../../wire/contracts.ts';

type Answered = 'sign' | 'reject' | 'terminate' | 'agree' | 'keep' | 'withdraw' | 'takeBack';

/** An act by what it does to a contract in that state. */
export function answeredBy(act: PartyAct, state: Contract['state']): Answered {
  const isEnding = state === 'terminating';
  if (act === 'accept') return isEnding ? 'agree' : 'sign';
  if (act === 'reject') return isEnding ? 'keep' : 'reject';
  if (act === 'withdraw') return isEnding ? 'takeBack' : 'withdraw';
  return act;
}

/** Name of the button of an act. */
export const actWord = (act: PartyAct, state: Contract['state']) => `contract.act.${answeredBy(act, state)}` as const;
