import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import type { EnvelopeOpened } from '../../wire/missions.ts';
import { redEnvelopeMachine } from './redEnvelope.machine.ts';

const opened: EnvelopeOpened = {
  result: {
    number: 1,
    prize: 0,
    amount: '38000.0000',
    serverSeed: 'secret',
    clientSeed: 'browser-1',
    commitment: 'a'.repeat(64),
    weights: [1],
    at: '2026-11-20T05:00:00.000Z',
  },
  balance: '38000.0000',
};

function start(answers: readonly (EnvelopeOpened | Error)[] = [opened], isCalm = false) {
  const calls: string[] = [];
  let changes = 0;
  const clock = new SimulatedClock();
  const machine = redEnvelopeMachine.provide({
    actors: {
      open: fromPromise(async ({ input }) => {
        calls.push(input.envelope);
        const answer = answers[calls.length - 1] ?? opened;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    actions: { changed: () => void (changes += 1) },
  });
  const actor = createActor(machine, { input: { envelope: 'e1', isCalm }, clock }).start();
  const press = () => {
    actor.send({ type: 'envelope.open' });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, clock, press, calls, changes: () => changes };
}

describe(redEnvelopeMachine.id, () => {
  it('shakes, lifts the flap, lets the coins out and shows the sum, in that order [PROD-31]', async () => {
    const { actor, clock, press, calls, changes } = start();
    const seen = [(await press()).value];
    for (const ms of [240, 300, 500]) {
      clock.increment(ms);
      seen.push(actor.getSnapshot().value);
    }
    expect(seen).toEqual(['shaking', 'flap', 'coins', 'opened']);
    expect([calls, changes()]).toEqual([['e1'], 1]);
    expect(actor.getSnapshot().context.result?.amount).toBe('38000.0000');
  });

  it('shows the sum without the steps where movement is reduced, and after a skip [PROD-31]', async () => {
    expect((await start([opened], true).press()).value).toBe('opened');
    const skipping = start();
    await skipping.press();
    skipping.actor.send({ type: 'envelope.skip' });
    expect(skipping.actor.getSnapshot().value).toBe('opened');
  });

  it('opens once however often it is pressed, and can be tried again after a lost answer', async () => {
    const { actor, press, calls } = start([new Failure('NETWORK'), opened]);
    actor.send({ type: 'envelope.open' });
    const lost = await press();
    expect([lost.value, lost.context.failed?.code, calls.length]).toEqual(['closed', 'NETWORK', 1]);
    expect([(await press()).value, calls.length]).toEqual(['shaking', 2]);
  });

  it('ends where the envelope has expired or was taken back meanwhile', async () => {
    for (const state of ['expired', 'revoked'] as const) {
      const { press, changes } = start([new Failure('CONFLICT', { value: { state } })]);
      const snapshot = await press();
      expect([snapshot.value, snapshot.context.endedBy, changes()]).toEqual(['gone', state, 1]);
    }
    expect((await start([new Failure('CONFLICT')]).press()).value).toBe('closed');
  });

  it('reaches every state, and leaves every one that is not an end', () => {
    const { unreached, traps } = walk(redEnvelopeMachine, {
      input: { envelope: 'e1', isCalm: false },
      events: [{ type: 'envelope.open' }, { type: 'envelope.skip' }],
      answers: { open: [opened] },
      errors: [new Failure('NETWORK'), new Failure('CONFLICT', { value: { state: 'expired' } })],
    });
    expect({ unreached, traps }).toEqual({ unreached: [], traps: [] });
  });
});
