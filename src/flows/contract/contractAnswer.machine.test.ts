import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { type ContractAnswer, contractAnswerMachine } from './contractAnswer.machine.ts';

const input = { act: 'accept', contractId: 'C251202-000001', version: 1, ends: null } as const;

function start(errors: readonly (Error | null)[]) {
  const sent: ContractAnswer[] = [];
  const done: string[] = [];
  const actor = createActor(
    contractAnswerMachine.provide({
      actors: {
        send: fromPromise(async ({ input: answer }) => {
          sent.push(answer);
          const error = errors[sent.length - 1] ?? null;
          if (error !== null) throw error;
          return null;
        }),
      },
      actions: { changed: () => void done.push('changed') },
    }),
    { input },
  ).start();
  const send = (note = '') => {
    actor.send({ type: 'contract.send', note });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, send, sent, done };
}

describe(contractAnswerMachine.id, () => {
  it('has no state that nothing reaches or leaves', () => {
    const events = [
      { type: 'contract.send', note: '' },
      { type: 'contract.read', version: 2, ends: null },
      { type: 'contract.close' },
    ];
    const errors = [new Failure('CONFLICT'), new Failure('NETWORK')];
    const found = walk(contractAnswerMachine, { input, events, answers: { send: [null] }, errors });
    expect(found).toEqual({ unreached: [], traps: [] });
  });

  it('answers a contract that has changed only after it was shown as it is', async () => {
    const { actor, send, sent, done } = start([new Failure('CONFLICT'), null]);
    expect([(await send()).value, done]).toEqual(['stale', ['changed']]);
    actor.send({ type: 'contract.send', note: '' });
    expect(sent).toHaveLength(1);
    actor.send({ type: 'contract.read', version: 3, ends: 'C251202-000009' });
    expect((await send()).value).toBe('sent');
    expect(sent.at(-1)).toMatchObject({ version: 3, ends: 'C251202-000009' });
    expect(done).toEqual(['changed', 'changed']);
  });

  it('can be sent again after a failure', async () => {
    const { send } = start([new Failure('NETWORK'), null]);
    const failed = await send('A note');
    expect([failed.value, failed.context.failed?.code, failed.context.note]).toEqual(['asking', 'NETWORK', 'A note']);
    expect((await send('A note')).value).toBe('sent');
  });
});
