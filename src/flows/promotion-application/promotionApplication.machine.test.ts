import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import { type ApplicationForm, promotionApplicationMachine } from './promotionApplication.machine.ts';

const form: ApplicationForm = { remark: 'Em chơi cả hai ngày cuối tuần.', images: [], isAgreed: true };

function start(answers: readonly (null | Error)[] = [null]) {
  const sent: (ApplicationForm | null)[] = [];
  let changes = 0;
  const machine = promotionApplicationMachine.provide({
    actors: {
      send: fromPromise(async ({ input }) => {
        sent.push(input.form);
        const answer = answers[Math.min(sent.length, answers.length) - 1] ?? null;
        if (answer instanceof Error) throw answer;
        return null;
      }),
    },
    actions: { changed: () => void (changes += 1) },
  });
  const actor = createActor(machine, { input: { id: 'weekend' } }).start();
  const submit = (more: Partial<ApplicationForm> = {}) => {
    actor.send({ type: 'application.submit', form: { ...form, ...more } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { submit, sent, changes: () => changes };
}

describe(promotionApplicationMachine.id, () => {
  it('sends 140 characters and not 141, and nothing without consent [VALID-35]', async () => {
    const { submit, sent } = start();
    expect((await submit({ remark: 'ữ'.repeat(141) })).context.faults).toEqual({
      remark: { key: 'promotions.fault.remark', params: { max: 140, excess: 1 } },
    });
    expect(Object.keys((await submit({ isAgreed: false })).context.faults)).toEqual(['isAgreed']);
    expect(sent).toEqual([]);
    expect((await submit({ remark: 'ữ'.repeat(140) })).value).toBe('sent');
  });

  it('keeps what was typed when the promotion closed while the form was open', async () => {
    const { submit, changes } = start([new Failure('CONFLICT', { value: { state: 'closed' } })]);
    const { value, context } = await submit();
    expect([value, context.forbiddenBy, context.form?.remark, changes()]).toEqual(['forbidden', 'closed', form.remark, 1]);
  });

  it('names the image that the server refuses, and can be sent again after a lost connection', async () => {
    const value = { field: 'images', index: 1, rule: 'broken' };
    const { submit } = start([new Failure('VALIDATION', { value }), new Failure('NETWORK'), null]);
    expect((await submit()).context).toMatchObject({ refused: { index: 1, rule: 'broken' }, failed: null });
    expect((await submit()).context.failed?.code).toBe('NETWORK');
    expect((await submit()).value).toBe('sent');
  });

  it('reaches and leaves every state', () => {
    const found = walk(promotionApplicationMachine, {
      input: { id: 'weekend' },
      events: [
        { type: 'application.submit', form },
        { type: 'application.submit', form: { ...form, isAgreed: false } },
      ],
      answers: { send: [null] },
      errors: [new Failure('CONFLICT', { value: { state: 'closed' } }), new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
