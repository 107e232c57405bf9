import { createActor, fromPromise, waitFor } from 'xstate';
import { authCalls } from '../../api/auth.ts';
import { forgetCurrentPassword } from '../../api/vault.ts';
import { systemFamily } from '../../domain/systemFamily.ts';
import { trialMachine } from '../../flows/trial/index.ts';
import { Failure } from '../../wire/failure.ts';
import type { SessionStore } from './sessionStore.ts';

/** Timeout for opening the session after its trial account was created. */
const openTimeoutMs = 20_000;

/**
 * Signs in with a trial account and resolves once the session is open: the trial flow without its redirect to home.
 * @throws {Failure} when the server refuses, or `TIMEOUT` when the session does not open.
 */
export async function enterTrial(session: SessionStore): Promise<void> {
  const actor = createActor(
    trialMachine.provide({
      actors: { enter: fromPromise(() => authCalls.enterTrial(systemFamily(navigator.userAgent))) },
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
    const timeout = setTimeout(() => end(() => reject(new Failure('TIMEOUT'))), openTimeoutMs);
    const stop = session.subscribe(() => (isIn() ? end(resolve) : undefined));
    function end(settle: () => void) {
      clearTimeout(timeout);
      stop();
      settle();
    }
  });
