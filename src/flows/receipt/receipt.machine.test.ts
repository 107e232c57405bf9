import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { receiptMachine } from './receipt.machine.ts';
import type { ReceiptForm } from './setup.ts';

const input = { order: 'W251128-119000', part: 1, paid: '5000000.0000' };
const image = new Blob(['image']);
const form: ReceiptForm = { answer: 'partly', amount: '4200000', note: '', images: [image] };

function start(answers: readonly (null | Error)[] = [null]) {
  const sent: (ReceiptForm | null)[] = [];
  const done: string[] = [];
  const machine = receiptMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { form: given } }) => {
        sent.push(given);
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? null;
        if (answer instanceof Error) throw answer;
        return null;
      }),
    },
    actions: { answered: () => void done.push('answered') },
  });
  const actor = createActor(machine, { input }).start();
  const submit = (more: Partial<ReceiptForm> = {}) => {
    actor.send({ type: 'receipt.submit', form: { ...form, ...more } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { submit, sent, done };
}

describe(receiptMachine.id, () => {
  it.each([
    [{ answer: 'received', images: [] } as const, 'sent'],
    [{} as const, 'sent'],
    [{ answer: 'notReceived', amount: '' } as const, 'sent'],
  ])('sends %o [WITHDRAW-01] [WITHDRAW-03]', async (more, value) => {
    const { submit, done } = start();
    expect([(await submit(more)).value, done]).toEqual([value, ['answered']]);
  });

  it.each([
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '5000000' }, ['amount']],
    [{ images: [] }, ['images']],
    [{ answer: 'notReceived', images: [] } as const, ['images']],
  ])('sends nothing for %o: a dispute needs its proof and less than was paid [WITHDRAW-02]', async (more, fields) => {
    const { submit, sent } = start();
    const { value, context } = await submit(more);
    expect([value, Object.keys(context.faults), sent]).toEqual(['answering', fields, []]);
  });

  it('names the image that the server refuses, keeps the form after a lost connection, and can be sent again', async () => {
    const value = { field: 'images', index: 0, rule: 'broken' };
    const { submit } = start([new Failure('VALIDATION', { value }), new Failure('NETWORK'), null]);
    expect((await submit()).context).toMatchObject({ refused: { index: 0, rule: 'broken' }, failed: null });
    expect((await submit()).context.failed?.code).toBe('NETWORK');
    expect((await submit()).value).toBe('sent');
  });

  it('reaches and leaves every state', () => {
    const found = walk(receiptMachine, {
      input,
      events: [
        { type: 'receipt.submit', form },
        { type: 'receipt.submit', form: { ...form, images: [] } },
        { type: 'receipt.close' },
      ],
      answers: { send: [null] },
      errors: [new Failure('CONFLICT')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
