import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { captchaMachine, pictureTime, retryTime } from './captcha.machine.ts';

function start(fetch: (asked: number) => Promise<{ value: string; captchaId: string }> = async (asked) => picture(asked)) {
  const clock = new SimulatedClock();
  let asked = 0;
  const machine = captchaMachine.provide({ actors: { fetchPicture: fromPromise(() => fetch(++asked)) } });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  const pass = async (time: number) => {
    clock.increment(time);
    await settled();
  };
  return { actor, pass, timesAsked: () => asked, now: () => actor.getSnapshot() };
}
const picture = (number: number) => ({ value: 'iVBORw0KGgo=', captchaId: String(number) });

describe(captchaMachine.id, () => {
  it('asks once for two presses within a second [CAPTCHA-02] [CONST-12]', async () => {
    const { actor, pass, timesAsked } = start();
    actor.send({ type: 'captcha.show' });
    await pass(0);
    expect(timesAsked()).toBe(1);
    await pass(999);
    actor.send({ type: 'captcha.refresh' });
    expect(timesAsked()).toBe(1);
    await pass(1);
    actor.send({ type: 'captcha.refresh' });
    actor.send({ type: 'captcha.refresh' });
    await pass(0);
    expect(timesAsked()).toBe(2);
  });

  it('brings a new picture after a try, as soon as it may', async () => {
    const { actor, pass, timesAsked, now } = start();
    actor.send({ type: 'captcha.show' });
    await pass(0);
    actor.send({ type: 'captcha.use' });
    await pass(999);
    expect([timesAsked(), now().hasTag('busy')]).toEqual([1, true]);
    await pass(1);
    expect(now().context.picture?.captchaId).toBe('2');
  });

  it('replaces a picture that can no longer be answered, and asks for none while hidden', async () => {
    const { actor, pass, timesAsked, now } = start();
    actor.send({ type: 'captcha.show' });
    await pass(0);
    await pass(pictureTime);
    expect(timesAsked()).toBe(2);
    actor.send({ type: 'captcha.hide' });
    await pass(10 * pictureTime);
    expect([timesAsked(), now().context.picture, now().hasTag('shown')]).toEqual([2, null, false]);
  });

  it('says that a picture did not come and lets the person ask again', async () => {
    const { actor, pass, now } = start((asked) =>
      asked === 1 ? Promise.reject(new Failure('NETWORK')) : Promise.resolve(picture(asked)),
    );
    actor.send({ type: 'captcha.show' });
    await pass(0);
    expect([now().value, now().context.failed?.code]).toEqual(['missing', 'NETWORK']);
    await pass(1_000);
    actor.send({ type: 'captcha.refresh' });
    await pass(0);
    expect([now().value, now().context.failed]).toEqual(['shown', null]);
  });

  it('asks again by itself for a picture that did not come', async () => {
    const { actor, pass, now, timesAsked } = start(async (asked) => {
      if (asked === 1) throw new Failure('NETWORK');
      return picture(asked);
    });
    actor.send({ type: 'captcha.show' });
    await pass(0);
    expect(now().value).toBe('missing');
    await pass(retryTime);
    expect([now().value, timesAsked()]).toEqual(['shown', 2]);
  });

  it('reaches and leaves every state', () => {
    let time = 0;
    const found = walk(captchaMachine, {
      input: { now: () => (time += 2_000) },
      events: ['captcha.show', 'captcha.refresh', 'captcha.use', 'captcha.hide'].map((type) => ({ type })),
      answers: { fetchPicture: [picture(1)] },
      errors: [new Failure('NETWORK')],
      ignore: ['askedAt'],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
