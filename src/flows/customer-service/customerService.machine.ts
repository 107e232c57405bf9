import { assign, setup } from 'xstate';
import { customerServiceTypes } from '../../domain/supportChannel.ts';
import type { CustomerServiceAddress, CustomerServicePath, OneTimePublicKey } from '../../wire/customerService.ts';
import { type FailureCode, failureCodeOf } from '../../wire/failure.ts';
import { unprovided, unprovidedAction } from '../unprovided.ts';

/** Key pair of one lookup. The private key is opaque to the flow. */
export interface OneTimeKeys {
  readonly publicKey: OneTimePublicKey;
  readonly privateKey: unknown;
}

interface Input extends Openable {
  /** False if the browser blocked the popup. */
  readonly windowOpened: boolean;
  /** Unix time in milliseconds. */
  readonly now: () => number;
}

interface Context extends Input {
  readonly keys: OneTimeKeys | null;
  readonly path: string | null;
  readonly address: string | null;
  readonly failure: FailureCode;
}

/**
 * From the click on "customer service" to the conversation. The blank popup is open before the flow starts, because browsers
 * only allow it during the click.
 */
export const customerServiceMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
  },
  actors: {
    createKeys: unprovided<OneTimeKeys>('createKeys'),
    lookUp: unprovided<readonly CustomerServicePath[], OneTimeKeys | null>('lookUp'),
    decrypt: unprovided<CustomerServiceAddress, { path: string | null; keys: OneTimeKeys | null }>('decrypt'),
  },
  guards: {
    hasPath: ({ context }) => context.path !== null,
    isTrusted: ({ context }, { url, type, exp }: CustomerServiceAddress) =>
      type === customerServiceTypes.chat && exp * 1_000 > context.now() && mayOpen(url, context),
    hasWindow: ({ context }) => context.windowOpened,
  },
  actions: {
    keepKeys: assign({ keys: (_, keys: OneTimeKeys) => keys }),
    keepPath: assign({ path: (_, path: string | null) => path }),
    keepAddress: assign({ address: (_, address: string) => address }),
    fail: assign({ failure: (_, code: FailureCode) => code }),
    forgetKeys: assign({ keys: null, path: null }),
    showAddress: (_args, _address: string | null) => unprovidedAction('showAddress'),
    offerLink: (_args, _address: string | null) => unprovidedAction('offerLink'),
    closeWindow: () => unprovidedAction('closeWindow'),
    reportFailure: (_args, _code: FailureCode) => unprovidedAction('reportFailure'),
  },
}).createMachine({
  id: 'customerService',
  context: ({ input }) => ({ ...input, keys: null, path: null, address: null, failure: 'SYSTEM' }),
  initial: 'creatingKeys',
  states: {
    creatingKeys: {
      invoke: {
        src: 'createKeys',
        onDone: { target: 'lookingUp', actions: { type: 'keepKeys', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureCodeOf(event.error) } },
      },
    },
    lookingUp: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.keys,
        onDone: { target: 'choosing', actions: { type: 'keepPath', params: ({ event }) => pathOf(event.output) } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureCodeOf(event.error) } },
      },
    },
    choosing: { always: [{ guard: 'hasPath', target: 'decrypting' }, { target: 'failed' }] },
    decrypting: {
      invoke: {
        src: 'decrypt',
        input: ({ context: { path, keys } }) => ({ path, keys }),
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'keepAddress', params: ({ event }) => event.output.url },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureCodeOf(event.error) } },
      },
      exit: 'forgetKeys',
    },
    answered: { always: [{ guard: 'hasWindow', target: 'opened' }, { target: 'linkOffered' }] },
    opened: { type: 'final', entry: { type: 'showAddress', params: ({ context }) => context.address } },
    linkOffered: { type: 'final', entry: { type: 'offerLink', params: ({ context }) => context.address } },
    failed: {
      type: 'final',
      entry: ['closeWindow', { type: 'reportFailure', params: ({ context }) => context.failure }],
    },
  },
});

interface Openable {
  /** Origin of the page, e.g. `https://site.example`. */
  readonly origin: string;
  /** Customer service hosts of the brand. */
  readonly hosts: readonly string[];
}

/**
 * Whether customer service may open a URL: same origin, or https on one of the brand's hosts. Paths are relative to the
 * origin.
 */
export function mayOpen(address: string, { origin, hosts }: Openable): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.hostname));
}

/** The encrypted path in the lookup's answer; null if it is missing. */
const pathOf = (paths: readonly CustomerServicePath[]): string | null =>
  paths.find(({ type }) => type === customerServiceTypes.chat)?.path ?? null;
