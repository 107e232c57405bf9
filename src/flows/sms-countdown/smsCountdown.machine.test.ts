import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { SmsPurpose } from '../../domain/smsCountdown.ts';
import { Failure } from '../../wire/failure.ts';
import { createCountdowns, type SmsTarget } from './countdowns.ts';
import { type Sent, smsCountdownMachine } from './smsCountdown.machine.ts';

const number = '+84901234567';

/** One visit: forms are opened and closed, the cooldowns remain. */
function visit(answer: () => Promise<Sent> = async () => ({ expiredMinutes: 2 })) {
  const clock = new SimulatedClock();
  const countdowns = createCountdowns();
  const sent: SmsTarget[] = [];
  const reported: (string | null)[] = [];
  const open = (purpose: SmsPurpose = 'login') => {
    const machine = smsCountdownMachine.provide({
      actors: {
        sendCode: fromPromise(({ input }) => {
          sent.push(input);
          return answer();
        }),
      },
      actions: { reportFailure: (_, { text, providerFault }) => void reported.push(text ?? providerFault) },
    });
    const actor = createActor(machine, { clock, input: { purpose, countdowns, now: () => clock.now() } }).start();
    actor.send({ type: 'sms.number', number });
    const press = () => {
      actor.send({ type: 'sms.send' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    };
    return { actor, press, now: () => actor.getSnapshot(), left: () => actor.getSnapshot().context.secondsLeft };
  };
  return { clock, open, sent, reported };
}

describe(smsCountdownMachine.id, () => {
  it('stays shut for expiredMinutes x 60 seconds, counting, and opens by itself [SMS-01] [SMS-03] [ENTITY-12]', async () => {
    const { clock, open, sent } = visit();
    const { press, now, left } = open();
    await press();
    expect([now().hasTag('waiting'), left(), now().context.codeMinutes]).toEqual([true, 120, 2]);
    await press();
    expect(sent).toHaveLength(1);
    for (let second = 1; second <= 119; second++) clock.increment(1_000);
    expect([now().hasTag('waiting'), left()]).toEqual([true, 1]);
    clock.increment(1_000);
    expect([now().value, left(), now().context.codeMinutes]).toEqual(['ready', 0, null]);
    await press();
    expect(sent).toHaveLength(2);
  });

  it('counts from 60 where the code comes from firebase [SMS-02]', async () => {
    const { open } = visit(async () => 'firebase');
    const { press, left } = open();
    await press();
    expect(left()).toBe(60);
  });

  it('counts the same way for a forgotten password [SMS-05]', async () => {
    const { open, sent } = visit();
    const { press, left } = open('forgotPassword');
    await press();
    expect([left(), sent]).toEqual([120, [{ purpose: 'forgotPassword', number }]]);
  });

  it('sends once for two presses within a second, also after a failure [SMS-04]', async () => {
    const { clock, open, sent } = visit(() => Promise.reject(new Failure('NETWORK')));
    const { press, actor } = open();
    actor.send({ type: 'sms.send' });
    await press();
    await press();
    clock.increment(999);
    await press();
    expect(sent).toHaveLength(1);
    clock.increment(1);
    await press();
    expect(sent).toHaveLength(2);
  });

  it('goes on counting when the form is closed and opened again, per purpose and number', async () => {
    const { clock, open, sent } = visit();
    const first = open();
    await first.press();
    first.actor.stop();
    clock.increment(30_500);
    const again = open();
    expect([again.now().value, again.left()]).toEqual(['counting', 90]);
    again.actor.send({ type: 'sms.number', number: '+84907654321' });
    expect(again.now().value).toBe('ready');
    again.actor.send({ type: 'sms.number', number });
    expect(again.left()).toBe(90);
    expect(open('register').now().value).toBe('ready');
    expect(sent).toHaveLength(1);
  });

  it('shows the right number after the page slept', async () => {
    const { clock, open } = visit();
    const { press, left, now } = open();
    await press();
    clock.increment(100_000);
    expect(left()).toBe(20);
    clock.increment(3_600_000);
    expect(now().value).toBe('ready');
  });

  it("stays shut for five minutes after too many, and says the server's words [ERR-06] [CONST-13]", async () => {
    const { clock, open, reported } = visit(() => Promise.reject(new Failure('RATE_LIMIT', { text: 'Thử lại sau 5 phút' })));
    const { press, now, left } = open();
    await press();
    expect([now().hasTag('blocked'), left(), reported]).toEqual([true, 300, ['Thử lại sau 5 phút']]);
    clock.increment(299_000);
    expect(now().hasTag('blocked')).toBe(true);
    clock.increment(1_000);
    expect(now().value).toBe('ready');
  });

  it.each([
    ['auth/too-many-requests', 'auth.provider.tooManyRequests', true],
    ['auth/quota-exceeded', 'auth.provider.quotaExceeded', false],
  ])(
    'reports %s of the provider as its message, and waits where it says so [ERR-28] [ERR-33]',
    async (code, key, isBlocked) => {
      const { open, reported } = visit(() => Promise.reject(Object.assign(new Error(code), { code })));
      const { press, now } = open();
      await press();
      expect([reported, now().hasTag('blocked')]).toEqual([[key], isBlocked]);
    },
  );

  it('reports any other failure and can be pressed again [ERR-06]', async () => {
    const { clock, open, reported, sent } = visit(() => Promise.reject(new Failure('SYSTEM', { text: 'Lỗi' })));
    const { press, now } = open();
    await press();
    expect([now().value, now().context.failed?.code, reported]).toEqual(['ready', 'SYSTEM', ['Lỗi']]);
    clock.increment(1_000);
    await press();
    expect(sent).toHaveLength(2);
  });

  it('sends nothing without a number', async () => {
    const { open, sent } = visit();
    const { actor, press } = open();
    actor.send({ type: 'sms.number', number: '' });
    await press();
    expect(sent).toEqual([]);
  });
});
