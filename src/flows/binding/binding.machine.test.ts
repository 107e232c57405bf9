import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import type { Binding, NewBinding } from '../../wire/withdrawal.ts';
import { bindingMachine } from './binding.machine.ts';
import { bindingFaults } from './bindingForm.ts';

const form: NewBinding = { kind: 'bank', provider: ' Sample North ', number: '0011 2233 4455', holder: 'NGUYEN MINH ANH' };
const added: Binding = {
  id: 'b1',
  kind: 'bank',
  provider: 'Sample North',
  tail: '4455',
  state: 'waiting',
  reason: null,
  addedAt: '2025-12-02T13:32:58.000Z',
};

function start(answers: readonly (Binding | Failure)[]) {
  const sent: NewBinding[] = [];
  let refreshed = 0;
  const actor = createActor(
    bindingMachine.provide({
      actors: {
        send: fromPromise<Binding, NewBinding>(async ({ input }) => {
          sent.push(input);
          const answer = answers[Math.min(sent.length, answers.length) - 1] ?? added;
          if (answer instanceof Failure) throw answer;
          return answer;
        }),
      },
      actions: { bindingAdded: () => void (refreshed += 1) },
    }),
  ).start();
  const act = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { act, sent, refreshes: () => refreshed };
}

it('sends a clean form once and keeps no number afterwards', async () => {
  const { act, sent, refreshes } = start([added]);
  const { value, context } = await act({ type: 'binding.submit', form });
  expect([value, context, refreshes()]).toEqual(['done', { form: null, faults: {}, failed: null, added }, 1]);
  expect(sent).toEqual([{ ...form, provider: 'Sample North', number: '001122334455' }]);
  expect((await act({ type: 'binding.again' })).value).toBe('entering');
});

it('marks fields that violate a rule and sends nothing', async () => {
  const { act, sent } = start([]);
  const { value, context } = await act({
    type: 'binding.submit',
    form: { kind: 'bank', provider: 'x', number: '12#', holder: ' ' },
  });
  expect([value, Object.keys(context.faults).sort(), sent]).toEqual(['entering', ['holder', 'number', 'provider'], []]);
  expect(Object.keys((await act({ type: 'field.edit', field: 'number' })).context.faults).sort()).toEqual([
    'holder',
    'provider',
  ]);
});

it.each([
  ['NAME_MISMATCH', 'holder'],
  ['CONFLICT', 'number'],
] as const)('shows %s at the field %s', async (code, field) => {
  const { act } = start([new Failure(code)]);
  const { value, context } = await act({ type: 'binding.submit', form });
  expect([value, Object.keys(context.faults), context.failed]).toEqual(['entering', [field], null]);
});

it('keeps a failure of the connection, for another try', async () => {
  const { act } = start([new Failure('NETWORK'), added]);
  const { value, context } = await act({ type: 'binding.submit', form });
  expect([value, context.failed?.code]).toEqual(['failed', 'NETWORK']);
  expect((await act({ type: 'binding.submit', form })).value).toBe('done');
});

it('accepts what the call accepts', () => {
  expect(bindingFaults(form)).toEqual({});
  expect(bindingFaults({ ...form, kind: 'ewallet', number: '+84901234567' })).toEqual({});
  expect(Object.keys(bindingFaults({ ...form, number: '12345' }))).toEqual(['number']);
  expect(Object.keys(bindingFaults({ ...form, holder: 'N'.repeat(61) }))).toEqual(['holder']);
});

it('reaches and leaves every state', () => {
  const found = walk(bindingMachine, {
    input: undefined,
    events: [
      { type: 'binding.submit', form },
      { type: 'binding.submit', form: { ...form, number: '' } },
      { type: 'field.edit', field: 'number' },
      { type: 'binding.again' },
    ],
    answers: { send: [added] },
    errors: [new Failure('NETWORK'), new Failure('NAME_MISMATCH')],
  });
  expect(found).toEqual({ unreached: [], traps: [] });
});
