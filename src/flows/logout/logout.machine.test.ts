import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { logoutMachine } from './logout.machine.ts';

function start(callServer: () => Promise<null> = async () => null) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const machine = logoutMachine.provide({
    actors: {
      callServer: fromPromise(() => {
        done.push('call');
        return callServer();
      }),
    },
    actions: {
      askConfirmation: () => void done.push('ask'),
      endSession: () => void done.push('end'),
      goHome: () => void done.push('home'),
    },
  });
  return { actor: createActor(machine, { clock }).start(), clock, done };
}
const over = (actor: ReturnType<typeof start>['actor']) => waitFor(actor, ({ status }) => status === 'done');

describe(logoutMachine.id, () => {
  it('asks first, and a no keeps the session [LOGOUT-01]', async () => {
    const { actor, done } = start();
    expect(done).toEqual(['ask']);
    actor.send({ type: 'logout.cancel' });
    expect([actor.getSnapshot().value, done]).toEqual(['kept', ['ask']]);
  });

  it('calls the server once, then clears and goes home [LOGOUT-02] [LOGOUT-04]', async () => {
    const { actor, done } = start();
    actor.send({ type: 'logout.confirm' });
    actor.send({ type: 'logout.confirm' });
    await over(actor);
    expect(done).toEqual(['ask', 'call', 'end', 'home']);
  });

  it.each([['AUTH_REQUIRED'], ['NETWORK'], ['SYSTEM']] as const)('clears here although the call ends with %s', async (code) => {
    const { actor, done } = start(() => Promise.reject(new Failure(code)));
    actor.send({ type: 'logout.confirm' });
    await over(actor);
    expect(done).toEqual(['ask', 'call', 'end', 'home']);
  });

  it('waits five seconds for a server that does not answer', async () => {
    const { actor, clock, done } = start(() => new Promise(() => {}));
    actor.send({ type: 'logout.confirm' });
    clock.increment(4_999);
    expect(done).toEqual(['ask', 'call']);
    clock.increment(1);
    expect(done).toEqual(['ask', 'call', 'end', 'home']);
  });

  it('reaches and leaves every state', () => {
    const events = [{ type: 'logout.confirm' }, { type: 'logout.cancel' }];
    const found = walk(logoutMachine, { events, answers: { callServer: [null] }, errors: [new Failure('NETWORK')] });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
