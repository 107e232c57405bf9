import { assign, setup } from 'xstate';
import { type EnvelopeState, envelopeStates } from '../../domain/mission.ts';
import { Failure } from '../../wire/failure.ts';
import type { EnvelopeOpened } from '../../wire/missions.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

interface Input {
  /** Id of the envelope. */
  readonly envelope: string;
  /** The result is shown without movement. */
  readonly isCalm: boolean;
}

interface Context extends Input {
  readonly result: EnvelopeOpened['result'] | null;
  readonly failed: Failed | null;
  /** State in which it can no longer be opened. */
  readonly endedBy: EnvelopeState | null;
}

/** Duration of each step of the opening. */
const stepsMs = { shake: 240, flap: 300, coins: 500 } as const;

/** A red envelope from its closed flap to the sum. */
export const redEnvelopeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { readonly type: 'envelope.open' } | { readonly type: 'envelope.skip' },
    tags: {} as 'busy',
  },
  actors: { open: unprovided<EnvelopeOpened, { readonly envelope: string }>('open') },
  delays: stepsMs,
  guards: {
    isCalm: ({ context }) => context.isCalm,
    isEnded: (_, { thrown }: { readonly thrown: unknown }) => endOf(thrown) !== null,
  },
  actions: {
    skip: assign({ isCalm: true }),
    forgetFailure: assign({ failed: null }),
    keepResult: assign((_, { result }: EnvelopeOpened) => ({ result })),
    fail: assign((_, { thrown }: { readonly thrown: unknown }) => {
      const endedBy = endOf(thrown);
      return { endedBy, failed: endedBy === null ? failedFrom(thrown) : null };
    }),
    /** The account has another balance, or one envelope less. */
    changed: () => unprovidedAction('changed'),
  },
}).createMachine({
  id: 'redEnvelope',
  context: ({ input }) => ({ ...input, result: null, failed: null, endedBy: null }),
  initial: 'closed',
  states: {
    closed: { on: { 'envelope.open': 'opening' } },
    opening: {
      tags: 'busy',
      entry: 'forgetFailure',
      on: { 'envelope.skip': { actions: 'skip' } },
      invoke: {
        src: 'open',
        input: ({ context: { envelope } }) => ({ envelope }),
        onDone: [
          { guard: 'isCalm', target: 'opened', actions: { type: 'keepResult', params: ({ event }) => event.output } },
          { target: 'shaking', actions: { type: 'keepResult', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isEnded', params: ({ event }) => ({ thrown: event.error }) },
            target: 'gone',
            actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) },
          },
          { target: 'closed', actions: { type: 'fail', params: ({ event }) => ({ thrown: event.error }) } },
        ],
      },
    },
    shaking: { after: { shake: 'flap' }, on: { 'envelope.skip': 'opened' } },
    flap: { after: { flap: 'coins' }, on: { 'envelope.skip': 'opened' } },
    coins: { after: { coins: 'opened' }, on: { 'envelope.skip': 'opened' } },
    opened: { type: 'final', entry: 'changed' },
    /** Expired or taken back meanwhile. */
    gone: { type: 'final', entry: 'changed' },
  },
});

/** The state that a refusal names; null for other failures, after which it can be tried again. */
function endOf(thrown: unknown): EnvelopeState | null {
  if (!(thrown instanceof Failure) || thrown.code !== 'CONFLICT') return null;
  const { state } = (thrown.value ?? {}) as { readonly state?: string };
  return envelopeStates.find((known) => known === state) ?? null;
}
