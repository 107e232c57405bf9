import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { trialMachine } from './trial.machine.ts';

const session: LoginValue = {
  token: 'token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'trial-1',
  type: 4,
};

function start(hasFreePlay: boolean, ...answers: (LoginAnswer | Error)[]) {
  const done: string[] = [];
  let asked = 0;
  const machine = trialMachine.provide({
    actors: {
      enter: fromPromise(async () => {
        const answer = answers[asked++];
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      }),
    },
    actions: {
      forgetStoredPassword: () => void done.push('forget'),
      closeModals: () => void done.push('close'),
      goHome: () => void done.push('home'),
    },
  });
  const actor = createActor(machine, { input: { hasFreePlay } }).start();
  const press = () => {
    actor.send({ type: 'trial.start' });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, press, done, timesAsked: () => asked };
}

describe(trialMachine.id, () => {
  it('is offered only while free play is on [FREE-01] [ROLE-02] [MODULE-11]', () => {
    const off = start(false).actor.getSnapshot();
    expect([off.value, off.hasTag('offered')]).toEqual(['absent', false]);
    expect(start(true).actor.getSnapshot().hasTag('offered')).toBe(true);
  });

  it('forgets the stored password, closes modals, goes home and opens the session [FREE-02]', async () => {
    const { press, done, actor } = start(true, session);
    await press();
    expect(done).toEqual(['forget', 'close', 'home']);
    expect(actor.getSnapshot().output?.signedIn).toEqual({ value: session, type: 'trial', password: null });
  });

  it('stays offered after a failure and makes one call of two presses', async () => {
    const { press, actor, timesAsked, done } = start(true, new Failure('RATE_LIMIT'), session);
    actor.send({ type: 'trial.start' });
    await press();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failed?.code, timesAsked(), done]).toEqual([
      'offered',
      'RATE_LIMIT',
      1,
      [],
    ]);
    expect((await press()).value).toBe('entered');
  });

  it('reaches and leaves every state', () => {
    const way = { events: [{ type: 'trial.start' }], answers: { enter: [session] }, errors: [new Failure('SYSTEM')] };
    const on = walk(trialMachine, { input: { hasFreePlay: true }, ...way });
    const off = walk(trialMachine, { input: { hasFreePlay: false }, ...way });
    expect([on.traps, off.traps]).toEqual([[], []]);
    expect([on.unreached, off.unreached]).toEqual([['trial.absent'], ['trial.offered', 'trial.entering', 'trial.entered']]);
  });
});
