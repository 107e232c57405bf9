import { type ActorRefFrom, waitFor } from 'xstate';
import type { ChallengeResult } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import type { challengeMachine } from './challenge.machine.ts';

/** Shows the widget and waits for its result; implements `solveChallenge` of other flows. @throws if it is closed or fails. */
export async function solve(challenge: ActorRefFrom<typeof challengeMachine>): Promise<ChallengeResult> {
  challenge.send({ type: 'challenge.solve' });
  const { context } = await waitFor(challenge, (snapshot) => !snapshot.hasTag('busy'));
  if (context.result === null) {
    throw new Failure(context.failed?.code ?? 'SYSTEM', context.failed?.text == null ? {} : { text: context.failed.text });
  }
  return context.result;
}
