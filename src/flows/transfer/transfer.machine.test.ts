import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { transferMachine } from './transfer.machine.ts';
import type { TransferBounds, TransferForm, TransferRequest } from './transferForm.ts';

const format = { group: ',', decimal: '.', decimals: 2 };
const form: TransferForm = { from: 'main', to: 'vendor:KNK', amount: '100', paymentPassword: null };
const bounds: TransferBounds = { min: '50', max: '500', balance: '1000.0000' };

function start(answers: readonly (null | Failure)[] = [null]) {
  const sent: (TransferRequest | null)[] = [];
  const collected: string[] = [];
  let asked = 0;
  let keys = 0;
  let moved = 0;
  const answer = async () => {
    asked += 1;
    const next = answers[Math.min(asked, answers.length) - 1];
    if (next instanceof Failure) throw next;
    return null;
  };
  const machine = transferMachine.provide({
    actors: {
      send: fromPromise(async ({ input }) => {
        sent.push(input);
        return answer();
      }),
      collect: fromPromise(async ({ input }) => {
        collected.push(input);
        return answer();
      }),
    },
    actions: { moneyMoved: () => void (moved += 1) },
  });
  const newRequestId = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const actor = createActor(machine, { input: { format, newRequestId } }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const submit = (more: Partial<TransferForm> = {}) => {
    actor.send({ type: 'transfer.submit', form: { ...form, ...more }, bounds });
    return settled();
  };
  const collect = () => {
    actor.send({ type: 'transfer.collect' });
    return settled();
  };
  return { actor, submit, collect, sent, collected, moved: () => moved };
}

describe(transferMachine.id, () => {
  it('sends nothing before the form is whole and within its limits', async () => {
    const { submit, sent } = start();
    const faultOf = async (more: Partial<TransferForm>) => Object.values((await submit(more)).context.faults)[0]?.key;
    expect([await faultOf({ amount: '49.9999' }), await faultOf({ amount: '500.0001' })]).toEqual([
      'transfer.fault.min',
      'transfer.fault.max',
    ]);
    expect(await faultOf({ amount: '1000.0001' })).toBe('transfer.fault.balance');
    expect(Object.keys((await submit({ amount: '', paymentPassword: '123' })).context.faults)).toEqual([
      'amount',
      'paymentPassword',
    ]);
    expect(sent).toEqual([]);
  });

  it('repeats a request whose answer was lost with its key, and no other [API-22]', async () => {
    const { submit, sent, moved } = start([new Failure('NETWORK'), new Failure('BALANCE_TOO_LOW'), null, null]);
    expect((await submit()).context.failed?.code).toBe('NETWORK');
    expect((await submit()).context.failed?.code).toBe('BALANCE_TOO_LOW');
    expect((await submit()).value).toBe('done');
    expect((await submit()).value).toBe('done');
    expect(sent.map((request) => request?.requestId)).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
    expect(moved()).toBe(2);
  });

  it('marks the payment password that was wrong and keeps none', async () => {
    const { submit, actor, sent } = start([
      new Failure('PAYMENT_PASSWORD', { value: { triesLeft: 4 } }),
      new Failure('TIMEOUT'),
      null,
    ]);
    expect((await submit({ paymentPassword: '246802' })).context).toMatchObject({
      faults: { paymentPassword: { key: 'member.payment.triesLeft', params: { tries: 4 } } },
      failed: null,
    });
    await submit({ paymentPassword: '246803' });
    expect([sent[1]?.paymentPassword, actor.getSnapshot().context.request?.paymentPassword]).toEqual(['246803', null]);
  });

  it('collects by one key until it is answered [MEMBER-03]', async () => {
    const { collect, collected } = start([new Failure('TIMEOUT'), null, null]);
    expect((await collect()).context.failed?.code).toBe('TIMEOUT');
    expect((await collect()).value).toBe('done');
    expect((await collect()).value).toBe('done');
    expect(collected).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('reaches and leaves every state', () => {
    const found = walk(transferMachine, {
      input: { format, newRequestId: () => 'key' },
      events: [
        { type: 'transfer.submit', form, bounds },
        { type: 'transfer.submit', form: { ...form, amount: '' }, bounds },
        { type: 'transfer.collect' },
        { type: 'transfer.again' },
      ],
      answers: { send: [null], collect: [null] },
      errors: [new Failure('BALANCE_TOO_LOW'), new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
