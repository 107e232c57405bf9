import { createActor, fromPromise, waitFor } from 'xstate';
import { forgetCurrentPassword } from '../../../api/currentPassword.ts';
import { trialMachine } from '../../../flows/trial/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { SessionStore } from './sessionStore.ts';
import { ways } from './ways.ts';

/** How long a session may take to open after its trial account was made, in milliseconds. */
const patience = 20_000;

/** The trial flow without its way home: whoever calls it has somewhere to go. Resolves once the session is open. */
export async function enterTrial(session: SessionStore): Promise<void> {
  const actor = createActor(
    trialMachine.provide({
      actors: { enter: fromPromise(ways.enterTrial) },
      actions: {
        forgetStoredPassword: () => forgetCurrentPassword(),
        closeModals: () => session.closeWindows(),
        goHome: () => undefined,
      },
    }),
    { input: { hasFreePlay: true } },
  ).start();
  actor.send({ type: 'trial.start' });
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.stop();
  if (context.signedIn === null) throw new Failure(context.failed?.code ?? 'SYSTEM');
  await session.open(context.signedIn);
  await opened(session);
}

const opened = (session: SessionStore) =>
  new Promise<void>((resolve, reject) => {
    const isIn = () => session.view().isLoggedIn;
    if (isIn()) return resolve();
    const late = setTimeout(() => end(() => reject(new Failure('TIMEOUT'))), patience);
    const stop = session.subscribe(() => (isIn() ? end(resolve) : undefined));
    function end(how: () => void) {
      clearTimeout(late);
      stop();
      how();
    }
  });
