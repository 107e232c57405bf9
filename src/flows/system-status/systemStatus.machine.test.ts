import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SystemStatusInfo } from '../../wire/permission.ts';
import { pollEvery, systemStatusMachine } from './systemStatus.machine.ts';

const location = { ip: '198.51.100.23', country: 'SG' };
const open: SystemStatusInfo = { maintenance: false, regionRestriction: false, location };
const maintenance: SystemStatusInfo = { ...open, maintenance: true };
const region: SystemStatusInfo = { ...open, regionRestriction: true };

/** Responses in order; the last one is repeated. `null` is a failed call. */
function start(...answers: (SystemStatusInfo | null)[]) {
  const clock = new SimulatedClock();
  let asked = 0;
  const readStatus = fromPromise<SystemStatusInfo, undefined>(async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer === null || answer === undefined) throw new Error('no answer');
    return answer;
  });
  const actor = createActor(systemStatusMachine.provide({ actors: { readStatus } }), { clock, input: { info: maintenance } });
  return { actor: actor.start(), clock, timesAsked: () => asked };
}

const settled = (actor: ReturnType<typeof start>['actor']) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

describe('systemStatus', () => {
  it('asks again every minute while blocked, not a second earlier, and opens by itself', async () => {
    const { actor, clock, timesAsked } = start(maintenance, maintenance, open);
    expect((await settled(actor)).value).toBe('maintenance');
    expect(timesAsked()).toBe(1);

    clock.increment(pollEvery - 1_000);
    expect(timesAsked()).toBe(1);
    clock.increment(1_000);
    expect((await settled(actor)).value).toBe('maintenance');
    expect(timesAsked()).toBe(2);

    clock.increment(pollEvery);
    expect((await settled(actor)).value).toBe('open');
    clock.increment(10 * pollEvery);
    expect(timesAsked()).toBe(3);
  });

  it('moves from maintenance to the region block and knows the location', async () => {
    const { actor } = start(region);
    const snapshot = await settled(actor);
    expect(snapshot.value).toBe('region');
    expect(snapshot.context.info.location).toEqual(location);
    expect(snapshot.hasTag('blocked')).toBe(true);
  });

  it('stays where it is when the call fails, and asks immediately on request', async () => {
    const { actor, timesAsked } = start(null, open);
    expect((await settled(actor)).value).toBe('maintenance');
    actor.send({ type: 'status.check' });
    expect((await settled(actor)).value).toBe('open');
    expect(timesAsked()).toBe(2);
  });
});
