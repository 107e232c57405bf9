import { createActor, fromPromise } from 'xstate';
import { call } from '../../api/index.ts';
import { customerServiceMachine } from '../../flows/customer-service/index.ts';
import { Failure, type FailureCode } from '../../wire/failure.ts';
import { createKeys, decryptPath } from './sealedPath.ts';
import { drawWaiting } from './waitingWindow.ts';

export interface FindPersonDeps {
  /** The blank window; null if the browser blocked it. */
  readonly opened: Window | null;
  readonly hosts: readonly string[];
  readonly offerLink: (address: string) => void;
  readonly report: (code: FailureCode) => void;
}

/** Runs the customer service flow once, with real requests, keys and the given window. */
export function findPerson({ opened, hosts, offerLink, report }: FindPersonDeps): void {
  const machine = customerServiceMachine.provide({
    actors: {
      createKeys: fromPromise(createKeys),
      lookUp: fromPromise(async ({ input: keys, signal }) => {
        if (keys === null) throw new Failure('SYSTEM');
        const { version } = await call('customerService', { body: { publicKey: keys.publicKey }, signal });
        return version.pathList;
      }),
      decrypt: fromPromise(async ({ input: { path, keys } }) => {
        if (path === null || keys === null) throw new Failure('SYSTEM');
        return decryptPath(path, keys);
      }),
    },
    actions: {
      showAddress: (_, address) => {
        if (address !== null) opened?.location.replace(new URL(address, location.origin));
      },
      offerLink: (_, address) => {
        if (address !== null) offerLink(address);
      },
      closeWindow: () => opened?.close(),
      reportFailure: (_, code) => report(code),
    },
  });
  if (opened?.closed === false) drawWaiting(opened);
  const input = { windowOpened: opened !== null, now: Date.now, origin: location.origin, hosts };
  createActor(machine, { input }).start();
}
