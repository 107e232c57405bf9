import { assign, setup } from 'xstate';
import { failureCodeOf } from '../../wire/failure.ts';
import { type Failed, failedFrom } from '../failed.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';
import type { PartyAct } from './transition.ts';

/** Answer of a party to the contract it sees. */
export interface ContractAnswer {
  readonly act: PartyAct;
  readonly contractId: string;
  readonly version: number;
  /** Id of the contract that the signature ends, as shown. */
  readonly ends: string | null;
  readonly note: string;
}

type Input = Omit<ContractAnswer, 'note'>;

interface Context extends ContractAnswer {
  readonly failed: Failed | null;
}

interface Thrown {
  readonly thrown: unknown;
}

const thrownOf = ({ event }: { readonly event: { readonly error: unknown } }): Thrown => ({ thrown: event.error });

/** The dialog in which a party signs, rejects, terminates or withdraws. What has changed meanwhile is shown before it is answered. */
export const contractAnswerMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { readonly type: 'contract.send'; readonly note: string }
      /** The contract as it is now. */
      | { readonly type: 'contract.read'; readonly version: number; readonly ends: string | null }
      | { readonly type: 'contract.close' },
    tags: {} as 'busy',
  },
  actors: { send: unprovided<null, ContractAnswer>('send') },
  guards: { isStale: (_, { thrown }: Thrown) => failureCodeOf(thrown) === 'CONFLICT' },
  actions: {
    keepNote: assign((_, note: string) => ({ note, failed: null })),
    keepContract: assign((_, { version, ends }: Pick<ContractAnswer, 'version' | 'ends'>) => ({ version, ends, failed: null })),
    fail: assign((_, { thrown }: Thrown) => ({ failed: failedFrom(thrown) })),
    /** The list and the contract are read again. */
    changed: () => unprovidedAction('changed'),
  },
}).createMachine({
  id: 'contractAnswer',
  context: ({ input }) => ({ ...input, note: '', failed: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'contract.send': { target: 'sending', actions: { type: 'keepNote', params: ({ event }) => event.note } },
        'contract.close': 'closed',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { act, contractId, version, ends, note } }) => ({ act, contractId, version, ends, note }),
        onDone: 'sent',
        onError: [
          { guard: { type: 'isStale', params: thrownOf }, target: 'stale' },
          { target: 'asking', actions: { type: 'fail', params: thrownOf } },
        ],
      },
    },
    /** The other party was faster. */
    stale: {
      entry: 'changed',
      on: {
        'contract.read': {
          target: 'asking',
          actions: { type: 'keepContract', params: ({ event: { version, ends } }) => ({ version, ends }) },
        },
        'contract.close': 'closed',
      },
    },
    sent: { type: 'final', entry: 'changed' },
    closed: { type: 'final' },
  },
});
