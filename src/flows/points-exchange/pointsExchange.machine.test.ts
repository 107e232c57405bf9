import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import type { PointExchange } from '../../wire/points.ts';
import { countFaults, type ExchangeRequest, type ExchangeSubject } from './exchangeForm.ts';
import { pointsExchangeMachine } from './pointsExchange.machine.ts';

const exchange: PointExchange = {
  transaction: 'EX251201-014412',
  kind: 'money',
  product: null,
  quantity: 1,
  points: '2000.0000',
  amount: '20000.0000',
  state: 'completed',
  at: '2025-12-01T14:12:00.000Z',
  remarks: null,
};
const money: ExchangeSubject = { kind: 'money', rate: '10.0000', min: 500, max: 5000, step: 100, balance: '4218.6000' };
const mug: ExchangeSubject = { kind: 'goods', id: 'mug', price: '2600.0000', most: 2, balance: '4218.6000' };
const form = { count: '2000', paymentPassword: '804713' };

function start(answers: readonly (PointExchange | Error)[]) {
  const sent: (ExchangeRequest | null)[] = [];
  let exchanged = 0;
  let made = 0;
  const machine = pointsExchangeMachine.provide({
    actors: {
      send: fromPromise(async ({ input }) => {
        sent.push(input);
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? exchange;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    actions: { exchanged: () => void (exchanged += 1) },
  });
  const actor = createActor(machine, { input: { newRequestId: () => `request-${(made += 1)}` } }).start();
  const submit = (more: Partial<typeof form> = {}, subject: ExchangeSubject = money) => {
    actor.send({ type: 'exchange.submit', form: { ...form, ...more }, subject });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, submit, sent, exchanged: () => exchanged };
}

describe(pointsExchangeMachine.id, () => {
  it('sends a whole form once, forgets the payment password and has what was exchanged [POINTS-02]', async () => {
    const { submit, sent, exchanged } = start([exchange]);
    const { value, context } = await submit();
    expect([value, context.exchange, exchanged()]).toEqual(['done', exchange, 1]);
    expect(sent).toEqual([{ ...form, subject: money, requestId: 'request-1' }]);
    expect(JSON.stringify(context)).not.toContain(form.paymentPassword);
  });

  it.each([
    [{ count: '' }, money, 'points.fault.empty'],
    [{ count: '499' }, money, 'points.fault.min'],
    [{ count: '5100' }, money, 'points.fault.max'],
    [{ count: '550' }, money, 'points.fault.step'],
    [{ count: '4300' }, money, 'points.fault.points'],
    [{ count: '3' }, mug, 'points.fault.quantity'],
    [{ count: '2' }, mug, 'points.fault.points'],
    [{ count: '1' }, { ...mug, most: 0 } as const, 'points.fault.stock'],
  ])('sends nothing for %o of %o', async ({ count }, subject, key) => {
    const { submit, sent } = start([exchange]);
    const { value, context } = await submit({ count }, subject);
    expect([value, Object.keys(context.faults), sent]).toEqual(['editing', ['count'], []]);
    expect(countFaults(count, subject)['count']?.key).toBe(key);
  });

  it('repeats a request whose answer was lost under its id, and a refused one under a new id', async () => {
    const { submit, sent } = start([
      new Failure('TIMEOUT'),
      new Failure('PAYMENT_PASSWORD', { value: { triesLeft: 3 } }),
      new Failure('CONFLICT', { value: { reason: 'stock' } }),
      exchange,
    ]);
    expect((await submit()).context.failed?.code).toBe('TIMEOUT');
    expect((await submit()).context.faults).toEqual({
      paymentPassword: { key: 'member.payment.triesLeft', params: { tries: 3 } },
    });
    expect((await submit()).context.faults['count']?.key).toBe('points.fault.stock');
    expect((await submit()).value).toBe('done');
    expect(sent.map((request) => request?.requestId)).toEqual(['request-1', 'request-1', 'request-2', 'request-3']);
  });

  it('reaches and leaves every state', () => {
    const found = walk(pointsExchangeMachine, {
      input: { newRequestId: () => 'request' },
      events: [
        { type: 'exchange.submit', form, subject: money },
        { type: 'exchange.submit', form: { ...form, count: '' }, subject: money },
        { type: 'exchange.again' },
      ],
      answers: { send: [exchange] },
      errors: [new Failure('NETWORK'), new Failure('CONFLICT', { value: { reason: 'points' } })],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
