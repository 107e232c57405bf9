import { type ActorRefFrom, assign, setup, waitFor } from 'xstate';
import type { ChallengeResult } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

interface Context {
  readonly result: ChallengeResult | null;
  readonly failed: Failed | null;
}

/**
 * The bot challenge, independent of its provider. Its widget loads on first use, is solved before an attempt, and is reset
 * once after a failed attempt.
 */
export const challengeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'challenge.solve' | 'challenge.reset' },
    tags: {} as 'busy' | 'solved',
  },
  actors: {
    /** Resolves when the widget is ready to be shown. */
    loadWidget: unprovided<void>('loadWidget'),
    /** Resolves when it is solved; rejects when it is closed or fails. */
    solveWidget: unprovided<ChallengeResult>('solveWidget'),
  },
  actions: {
    keepResult: assign({ result: (_, result: ChallengeResult) => result, failed: null }),
    forgetResult: assign({ result: null }),
    forgetFailure: assign({ failed: null }),
    fail: assign({ result: null, failed: (_, failed: Failed) => failed }),
    resetWidget: () => unprovidedAction('resetWidget'),
  },
}).createMachine({
  id: 'challenge',
  context: { result: null, failed: null },
  initial: 'unloaded',
  states: {
    unloaded: { on: { 'challenge.solve': 'loading' } },
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'loadWidget',
        onDone: 'solving',
        onError: { target: 'unloaded', actions: { type: 'fail', params: ({ event }) => failedFrom(event.error) } },
      },
    },
    ready: { on: { 'challenge.solve': 'solving' } },
    solving: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'solveWidget',
        onDone: { target: 'solved', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        onError: {
          target: 'ready',
          actions: [{ type: 'fail', params: ({ event }) => failedFrom(event.error) }, 'resetWidget'],
        },
      },
    },
    solved: {
      tags: 'solved',
      on: {
        'challenge.reset': { target: 'ready', actions: ['forgetResult', 'resetWidget'] },
        // A result is valid for one attempt.
        'challenge.solve': { target: 'solving', actions: ['forgetResult', 'resetWidget'] },
      },
    },
  },
});

/** Shows the widget and waits for its result; implements `solveChallenge` of other flows. @throws if it is closed or fails. */
export async function solve(challenge: ActorRefFrom<typeof challengeMachine>): Promise<ChallengeResult> {
  challenge.send({ type: 'challenge.solve' });
  const { context } = await waitFor(challenge, (snapshot) => !snapshot.hasTag('busy'));
  if (context.result === null) {
    throw new Failure(context.failed?.code ?? 'SYSTEM', context.failed?.text == null ? {} : { text: context.failed.text });
  }
  return context.result;
}
