import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import type { Withdrawal, WithdrawalBoard, WithdrawalRequest } from '../../wire/withdrawal.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const format = { group: ',', decimal: '.', decimals: 2, currency: 'VND' };
const board: WithdrawalBoard = {
  available: '2500000.0000',
  isPaymentPasswordSet: true,
  holder: 'NGUYEN MINH ANH',
  bindings: [],
  limits: {
    min: '100000.0000',
    max: '120000000.0000',
    perDay: '120000000.0000',
    usedToday: '0.0000',
    leftToday: '2000000.0000',
    timesPerDay: 5,
    timesLeft: 4,
    turnoverRequired: '0.0000',
    turnoverLeft: '0.0000',
  },
  fee: { percent: 0, fixed: 0 },
  quickAmounts: ['500000'],
  autoConfirmMinutes: 30,
};
const order: Withdrawal = {
  order: 'W251202-041700',
  amount: '100000.0000',
  fee: '0.0000',
  net: '100000.0000',
  returned: null,
  state: 'requested',
  to: { kind: 'bank', provider: 'Sample North', tail: '5678' },
  requestedAt: '2025-12-02T13:32:58.000Z',
  decidedAt: null,
  reason: null,
  parts: [],
};
const form = { binding: 'b1', amount: '100000', paymentPassword: '804713' };

async function start(answers: readonly (Withdrawal | Error)[], boards: readonly (WithdrawalBoard | Error)[] = [board]) {
  const sent: WithdrawalRequest[] = [];
  const done: string[] = [];
  let reads = 0;
  const machine = withdrawalMachine.provide({
    actors: {
      readBoard: fromPromise(async () => {
        const read = boards[Math.min((reads += 1), boards.length) - 1] ?? board;
        if (read instanceof Error) throw read;
        return read;
      }),
      request: fromPromise(async ({ input }) => {
        if (input !== null) sent.push(input);
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? order;
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
    actions: { moneyHeld: () => void done.push('held') },
  });
  let made = 0;
  const actor = createActor(machine, { input: { format, newRequestId: () => `request-${(made += 1)}` } }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  const submit = (more: Partial<typeof form> = {}) => {
    actor.send({ type: 'withdrawal.submit', form: { ...form, ...more } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('loading'));
  };
  return { actor, submit, sent, done };
}

describe(withdrawalMachine.id, () => {
  it('sends a whole form once and forgets the payment password', async () => {
    const { submit, sent, done } = await start([order]);
    const { value, context } = await submit();
    expect([value, sent, done]).toEqual(['requested', [{ ...form, requestId: 'request-1' }], ['held']]);
    expect(JSON.stringify(context)).not.toContain(form.paymentPassword);
  });

  it('repeats a request whose answer was lost under its id, and a refused one under a new id', async () => {
    const { submit, sent } = await start([new Failure('TIMEOUT'), new Failure('BALANCE_TOO_LOW'), order]);
    expect((await submit()).context.failed?.code).toBe('TIMEOUT');
    expect((await submit()).context.faults).toEqual({ amount: { key: 'withdraw.fault.balance' } });
    await submit();
    expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1', 'request-2']);
  });

  it.each([
    [{ amount: '' }, 'amount'],
    [{ amount: '99999.99' }, 'amount'],
    [{ amount: '2000000.01' }, 'amount'],
    [{ paymentPassword: '80471' }, 'paymentPassword'],
  ])('sends nothing for %o', async (more, field) => {
    const { submit, sent } = await start([order]);
    const { value, context } = await submit(more);
    expect([value, Object.keys(context.faults), sent]).toEqual(['choosing', [field], []]);
  });

  it('says how many tries are left, and which limit was reached meanwhile', async () => {
    const { submit } = await start([
      new Failure('PAYMENT_PASSWORD', { value: { triesLeft: 2 } }),
      new Failure('VALIDATION', { value: { limit: 'perDay' } }),
    ]);
    expect((await submit()).context.faults).toEqual({
      paymentPassword: { key: 'member.payment.triesLeft', params: { tries: 2 } },
    });
    expect((await submit()).context.faults['amount']?.key).toBe('withdraw.fault.perDay');
  });

  it('reads the form again where account or payment password is missing', async () => {
    const { submit, actor } = await start(
      [new Failure('PAYMENT_PASSWORD_UNSET')],
      [board, { ...board, isPaymentPasswordSet: false }],
    );
    await submit();
    expect(actor.getSnapshot().context.board?.isPaymentPasswordSet).toBe(false);
  });

  it('reaches and leaves every state', () => {
    const found = walk(withdrawalMachine, {
      input: { format, newRequestId: () => 'request' },
      events: [
        { type: 'withdrawal.submit', form },
        { type: 'withdrawal.submit', form: { ...form, amount: '' } },
        { type: 'withdrawal.look' },
        { type: 'withdrawal.again' },
        { type: 'withdrawal.retry' },
      ],
      answers: { readBoard: [board], request: [order] },
      errors: [new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
