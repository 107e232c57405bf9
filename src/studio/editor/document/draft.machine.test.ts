import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../../tests/gallery/walk.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Draft, DraftAnswer, DraftWrite } from '../../../wire/studio/brands.ts';
import { draftMachine } from './draft.machine.ts';
import type { DraftInput } from './draft.setup.ts';
import { withValue } from './values.ts';

const published = { name: 'Aurora', theme: { seed: '#7c3aed', corners: 'soft' }, hosts: ['aurora.localhost'] };
const draft: Draft = {
  merchant: 'aurora',
  revision: 7,
  base: 3,
  document: published,
  published,
  files: {},
  problems: [],
  changed: null,
};
const saved = (revision: number, steps: DraftAnswer['steps'] = []): DraftAnswer => ({
  result: 'saved',
  revision,
  steps,
  conflicts: [],
  problems: [],
});

function start(answers: readonly (DraftAnswer | Error)[], input: DraftInput = { draft }) {
  const clock = new SimulatedClock();
  const writes: DraftWrite[] = [];
  const write = vi.fn<(body: DraftWrite) => Promise<DraftAnswer>>(async (body) => {
    writes.push(body);
    const answer = answers[Math.min(writes.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const machine = draftMachine.provide({ actors: { write: fromPromise(({ input: asked }) => write(asked.body)) } });
  const actor = createActor(machine, { clock, input }).start();
  let at = 0;
  const edit = (place: readonly (string | number)[], value: unknown) => {
    at += 2_000;
    const { document } = actor.getSnapshot().context;
    actor.send({ type: 'edit', document: withValue(document, place, value), key: place.join('/'), at });
  };
  const rest = () => waitFor(actor, ({ value }) => value !== 'saving' && value !== 'writing');
  return { actor, clock, writes, edit, rest, now: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
}

describe('the draft in the browser', () => {
  it('is written once, 600 ms after the last key, as steps on the revision it was made on [OPS-07]', async () => {
    const { clock, edit, writes, rest, now, state } = start([saved(8)]);
    edit(['name'], 'Auror');
    clock.increment(599);
    edit(['name'], 'Aurora Nova');
    clock.increment(599);
    expect(writes).toEqual([]);
    clock.increment(1);
    await rest();
    expect(writes).toEqual([{ revision: 7, steps: [{ op: 'replace', path: '/name', value: 'Aurora Nova' }] }]);
    expect([state(), now().server.revision]).toEqual(['saved', 8]);
  });

  it('keeps what was typed during a write, on top of what others wrote below it [OPS-07]', async () => {
    const { actor, edit, writes, rest, now } = start([
      saved(9, [{ op: 'replace', path: '/theme/corners', value: 'round' }]),
      saved(10),
    ]);
    edit(['name'], 'Nova');
    actor.send({ type: 'leave' });
    edit(['theme', 'seed'], '#112233');
    await rest();
    actor.send({ type: 'leave' });
    await rest();
    expect(now().document).toEqual({ ...published, name: 'Nova', theme: { seed: '#112233', corners: 'round' } });
    expect(writes[1]).toEqual({ revision: 9, steps: [{ op: 'replace', path: '/theme/seed', value: '#112233' }] });
  });

  it('loses nothing when the network is cut, and saves by itself when it is back', async () => {
    const { actor, clock, edit, rest, now, state } = start([new Failure('NETWORK'), saved(8)]);
    edit(['name'], 'Nova');
    actor.send({ type: 'leave' });
    await rest();
    expect([state(), now().failure?.code]).toEqual(['unsaved', 'NETWORK']);
    edit(['theme', 'corners'], 'round');
    clock.increment(5_000);
    await rest();
    expect([state(), now().failedSince]).toEqual(['saved', null]);
    expect(now().document).toEqual({ ...published, name: 'Nova', theme: { seed: '#7c3aed', corners: 'round' } });
  });

  it('asks about the settings both changed only, and saves the chosen side [OPS-07]', async () => {
    const conflict = { pointer: '/name', base: 'Aurora', theirs: 'Borealis', yours: 'Nova', by: 'quan' };
    const { actor, edit, writes, rest, now, state } = start([
      { ...saved(9), result: 'conflict', conflicts: [conflict] },
      saved(10),
    ]);
    edit(['name'], 'Nova');
    edit(['theme', 'seed'], '#112233');
    actor.send({ type: 'leave' });
    await rest();
    expect([state(), now().conflicts.map(({ pointer }) => pointer)]).toEqual(['conflict', ['/name']]);
    const theirs = { ...draft, revision: 9, document: { ...published, name: 'Borealis', hosts: ['borealis.localhost'] } };
    actor.send({ type: 'settle', draft: theirs, choices: { '/name': 'yours' } });
    actor.send({ type: 'leave' });
    await rest();
    expect(writes[1]?.revision).toBe(9);
    expect(now().document).toEqual({
      name: 'Nova',
      hosts: ['borealis.localhost'],
      theme: { seed: '#112233', corners: 'soft' },
    });
  });

  it('undoes and does again every act one by one, and leaves what others changed since', async () => {
    const { actor, edit, now } = start([saved(8)]);
    edit(['name'], 'Nova');
    edit(['theme', 'corners'], 'round');
    actor.send({ type: 'elsewhere', draft: { ...draft, revision: 8, document: { ...published, hosts: ['other.localhost'] } } });
    actor.send({ type: 'undo' });
    actor.send({ type: 'undo' });
    expect(now().document).toEqual({ ...published, hosts: ['other.localhost'] });
    actor.send({ type: 'redo' });
    expect(now().document).toMatchObject({ name: 'Nova', theme: { corners: 'soft' }, hosts: ['other.localhost'] });
    expect(now().history.future).toHaveLength(1);
  });

  it('begins with what was kept in this browser, on top of what the server has by now', () => {
    const later = { ...draft, revision: 9, document: { ...published, hosts: ['other.localhost'] } };
    const { now, state } = start([saved(10)], {
      draft: later,
      kept: { base: published, document: { ...published, name: 'Nova' } },
    });
    expect(now().document).toEqual({ ...published, name: 'Nova', hosts: ['other.localhost'] });
    expect(state()).toBe('edited');
  });

  it('has a way out of every state and reaches each of them', () => {
    const changed = { ...published, name: 'Nova' };
    const found = walk(draftMachine, {
      input: { draft },
      events: [
        { type: 'edit', document: changed, key: 'name', at: 0 },
        { type: 'leave' },
        { type: 'retry' },
        { type: 'settle', draft: { ...draft, revision: 8 }, choices: {} },
      ],
      answers: { write: [saved(8), { ...saved(8), result: 'conflict' }] },
      errors: [new Failure('NETWORK'), new Failure('NOT_ALLOWED')],
      ignore: ['at', 'savedAt', 'failedSince', 'history', 'failure'],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
