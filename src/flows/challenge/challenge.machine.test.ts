import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { ChallengeResult } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { challengeMachine, solve } from './challenge.machine.ts';

const result: ChallengeResult = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };

function start({ load = async () => {}, solveWidget = async () => result } = {}) {
  const loaded = vi.fn<() => Promise<void>>(load);
  const solved = vi.fn<() => Promise<ChallengeResult>>(solveWidget);
  const reset = vi.fn<() => void>();
  const machine = challengeMachine.provide({
    actors: { loadWidget: fromPromise(loaded), solveWidget: fromPromise(solved) },
    actions: { resetWidget: () => reset() },
  });
  return { actor: createActor(machine).start(), loaded, solved, reset };
}

describe(challengeMachine.id, () => {
  it('loads at the first use and yields a result the request can carry [THIRD-01]', async () => {
    const { actor, loaded } = start();
    expect(loaded).not.toHaveBeenCalled();
    expect(await solve(actor)).toBe(result);
    expect(actor.getSnapshot().hasTag('solved')).toBe(true);
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('resets the widget exactly once per failed try [CAPTCHA-03]', async () => {
    const { actor, reset } = start();
    await solve(actor);
    actor.send({ type: 'challenge.reset' });
    actor.send({ type: 'challenge.reset' });
    expect(reset).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.result).toBe(null);
  });

  it('asks again for every try, without loading again', async () => {
    const { actor, loaded, solved } = start();
    await solve(actor);
    await solve(actor);
    expect([loaded.mock.calls.length, solved.mock.calls.length]).toEqual([1, 2]);
  });

  it('fails when it is closed or cannot load, and can be solved afterwards', async () => {
    let online = false;
    const { actor } = start({ load: async () => (online ? undefined : Promise.reject(new Failure('NETWORK'))) });
    await expect(solve(actor)).rejects.toMatchObject({ code: 'NETWORK' });
    online = true;
    expect(await solve(actor)).toBe(result);
    const closed = start({ solveWidget: () => Promise.reject(new Error('closed')) });
    await expect(solve(closed.actor)).rejects.toMatchObject({ code: 'SYSTEM' });
    expect(closed.actor.getSnapshot().matches('ready')).toBe(true);
  });

  it('reaches and leaves every state', () => {
    const found = walk(challengeMachine, {
      events: [{ type: 'challenge.solve' }, { type: 'challenge.reset' }],
      answers: { loadWidget: [undefined], solveWidget: [result] },
      errors: [new Error('closed')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
