import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { DepositOptions, DepositOrder, DepositRequest } from '../../wire/deposit.ts';
import { Failure } from '../../wire/failure.ts';
import { depositMachine } from './deposit.machine.ts';

const order: DepositOrder = {
  id: 'D261120-AAAAAA',
  method: 'qr-fast',
  methodName: 'QR',
  kind: 'qr',
  carrier: null,
  state: 'pending',
  reason: null,
  amount: '200000.0000',
  fee: '0.0000',
  net: '200000.0000',
  createdAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2026-11-20T05:15:00.000Z',
  instruction: { qr: 'QR', redirect: null, details: [] },
  apps: [],
};
const options: DepositOptions = {
  methods: [
    {
      id: 'qr-fast',
      kind: 'qr',
      name: 'QR',
      hint: null,
      min: '50000.0000',
      max: '300000.0000',
      feePercent: 0,
      waitMinutes: 2,
      carriers: [],
    },
    {
      id: 'card',
      kind: 'card',
      name: 'Card',
      hint: null,
      min: '10000.0000',
      max: '500000.0000',
      feePercent: 0,
      waitMinutes: 2,
      carriers: [{ id: 'viettel', name: 'Viettel', values: ['10000.0000', '20000.0000'], feePercent: 10 }],
    },
  ],
  quickAmounts: ['200000.0000'],
  order: null,
};
const form = { method: 'qr-fast', amount: '200000', carrier: '' };
const format = { group: ',', decimal: '.', decimals: 2 };

type Answer<Value> = Value | Error;
const answering = <Value>(answers: readonly Answer<Value>[], log: (input: unknown) => void) => {
  let index = 0;
  return fromPromise(async ({ input }) => {
    log(input);
    const answer = answers[Math.min(index, answers.length - 1)];
    index += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
};

interface Doubles {
  readonly read?: readonly Answer<DepositOptions>[];
  readonly create?: readonly Answer<DepositOrder>[];
  readonly poll?: readonly Answer<DepositOrder>[];
  readonly check?: readonly Answer<DepositOrder>[];
  readonly cancel?: readonly Answer<DepositOrder>[];
}

async function start({ read = [options], create = [order], poll = [order], check = [order], cancel = [order] }: Doubles = {}) {
  const calls: string[] = [];
  const requests: (DepositRequest | null)[] = [];
  const clock = new SimulatedClock();
  let ids = 0;
  const machine = depositMachine.provide({
    actors: {
      readOptions: answering(read, () => calls.push('options')) as never,
      createOrder: answering(create, (input) => void requests.push(input as DepositRequest)) as never,
      readOrder: answering(poll, () => calls.push('read')) as never,
      checkOrder: answering(check, () => calls.push('check')) as never,
      cancelOrder: answering(cancel, () => calls.push('cancel')) as never,
    },
    actions: { moneyArrived: () => void calls.push('money') },
  });
  const newRequestId = () => {
    ids += 1;
    return `request-${ids}`;
  };
  const actor = createActor(machine, { clock, input: { format, newRequestId } }).start();
  const idle = () =>
    waitFor(actor, (now) =>
      ['choosing', 'unavailable', 'credited', 'failed', 'expired', { waiting: 'resting' } as const].some((state) =>
        now.matches(state as never),
      ),
    );
  await idle();
  const submit = (more: Partial<typeof form> = {}) => {
    actor.send({ type: 'deposit.submit', form: { ...form, ...more } });
    return idle();
  };
  return { actor, clock, calls, requests, idle, submit };
}

describe(depositMachine.id, () => {
  it('opens an order and follows it until it is credited, then refreshes the balance [MEMBER-04]', async () => {
    const { actor, clock, calls, submit, idle } = await start({ poll: [order, { ...order, state: 'credited' }] });
    expect((await submit()).value).toEqual({ waiting: 'resting' });
    clock.increment(3_000);
    await idle();
    expect(calls).toEqual(['options', 'read']);
    clock.increment(3_000);
    await waitFor(actor, (now) => now.matches('credited'));
    expect(calls).toEqual(['options', 'read', 'read', 'money']);
  });

  it('shows an unfinished order again after a reload', async () => {
    const { actor } = await start({ read: [{ ...options, order }] });
    expect(actor.getSnapshot().value).toEqual({ waiting: 'resting' });
    expect(actor.getSnapshot().context.order?.id).toBe(order.id);
  });

  it.each([
    ['', 'input_required'],
    ['49999.99', 'deposit.fault.limits'],
    ['300000.01', 'deposit.fault.limits'],
    ['1e21', 'input_required'],
    ['NaN', 'input_required'],
    ['-1', 'deposit.fault.limits'],
  ])('sends no amount of "%s"', async (amount, key) => {
    const { submit, requests } = await start();
    const { value, context } = await submit({ amount });
    expect([value, context.faults['amount']?.key, requests]).toEqual(['choosing', key, []]);
  });

  it('sends a card of a carrier at its face value, and no other [MEMBER-04]', async () => {
    const card = { method: 'card', amount: '20000', carrier: 'viettel' };
    const { submit, requests } = await start();
    expect((await submit({ ...card, carrier: '' })).context.faults).toEqual({ carrier: { key: 'deposit.fault.carrier' } });
    expect((await submit({ ...card, amount: '15000' })).context.faults).toEqual({ amount: { key: 'deposit.fault.value' } });
    await submit(card);
    expect(requests).toMatchObject([card]);
  });

  it('repeats a request whose answer was lost under its id, and a refused one under another', async () => {
    const { submit, requests } = await start({
      create: [new Failure('NETWORK'), new Failure('RATE_LIMIT'), new Failure('UNAVAILABLE'), order],
    });
    for (let attempt = 0; attempt < 4; attempt += 1) await submit();
    expect(requests.map((request) => request?.requestId)).toEqual(['request-1', 'request-1', 'request-2', 'request-2']);
  });

  it('shows the order of another tab instead of opening a second', async () => {
    const { submit } = await start({ read: [options, { ...options, order }], create: [new Failure('CONFLICT')] });
    expect((await submit()).context.order?.id).toBe(order.id);
  });

  it('goes on asking through a failed read', async () => {
    const { actor, clock, submit, idle } = await start({ poll: [new Failure('NETWORK'), { ...order, state: 'expired' }] });
    await submit();
    clock.increment(3_000);
    await waitFor(actor, ({ context }) => context.failed !== null);
    expect((await idle()).value).toEqual({ waiting: 'resting' });
    clock.increment(3_000);
    expect((await waitFor(actor, (now) => now.matches('expired'))).context.failed).toBe(null);
  });

  it('asks the provider when the member has paid, cancels, and starts again', async () => {
    const { actor, calls, submit, idle } = await start({ cancel: [{ ...order, state: 'failed', reason: 'cancelled' }] });
    await submit();
    expect(actor.getSnapshot().context.isChecked).toBe(false);
    actor.send({ type: 'deposit.check' });
    expect((await idle()).context.isChecked).toBe(true);
    actor.send({ type: 'deposit.cancel' });
    expect((await idle()).value).toBe('failed');
    actor.send({ type: 'deposit.again' });
    expect((await waitFor(actor, (now) => now.matches('choosing'))).context.isChecked).toBe(false);
    expect(calls).toEqual(['options', 'check', 'cancel', 'options']);
  });

  it('reaches and leaves every state', () => {
    const ends = (['credited', 'failed', 'expired'] as const).map((state) => ({ ...order, state }));
    const found = walk(depositMachine, {
      input: { format, newRequestId: () => 'request' },
      events: [
        { type: 'deposit.submit', form },
        { type: 'deposit.submit', form: { ...form, amount: '' } },
        { type: 'deposit.check' },
        { type: 'deposit.look' },
        { type: 'deposit.cancel' },
        { type: 'deposit.again' },
        { type: 'deposit.retry' },
      ],
      answers: {
        readOptions: [options, { ...options, order }],
        createOrder: [order],
        readOrder: [order, ...ends],
        checkOrder: [order],
        cancelOrder: [ends[1]],
      },
      errors: [new Failure('NETWORK'), new Failure('CONFLICT')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
