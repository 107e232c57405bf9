import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../../tests/gallery/walk.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Draft, DraftAnswer, DraftWrite } from '../../../wire/studio/brands.ts';
import { draftMachine } from './draft.machine.ts';
import type { Choice, DraftInput } from './draft.setup.ts';
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

const wrote = (revision: number, document: unknown, by = 'quan'): Draft => ({
  ...draft,
  revision,
  document,
  changed: { by, at: '2026-11-28T10:00:00.000Z' },
});

/** `found`: what the server has when the machine fetches it. */
function start(answers: readonly (DraftAnswer | Error)[], input: DraftInput = { draft }, found: Draft | Error = draft) {
  const clock = new SimulatedClock();
  const writes: DraftWrite[] = [];
  const write = vi.fn<(body: DraftWrite) => Promise<DraftAnswer>>(async (body) => {
    writes.push(body);
    const answer = answers[Math.min(writes.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const read = async () => {
    if (found instanceof Error) throw found;
    return found;
  };
  const machine = draftMachine.provide({
    actors: { write: fromPromise(({ input: asked }) => write(asked.body)), read: fromPromise(read) },
  });
  const actor = createActor(machine, { clock, input }).start();
  let at = 0;
  const edit = (place: readonly (string | number)[], value: unknown) => {
    at += 2_000;
    const { document } = actor.getSnapshot().context;
    actor.send({ type: 'edit', document: withValue(document, place, value), key: place.join('/'), at });
  };
  const rest = () => waitFor(actor, ({ value }) => !['saving', 'writing', 'reading'].includes(value));
  const choose = (pointer: string, choice: Choice) => actor.send({ type: 'choose', pointer, choice });
  const asked = () =>
    actor.getSnapshot().context.conflicts.map(({ pointer, theirs, yours, by }) => [pointer, theirs, yours, by]);
  return {
    actor,
    clock,
    writes,
    edit,
    rest,
    choose,
    asked,
    now: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
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
    const { actor, edit, choose, asked, writes, rest, now, state } = start(
      [{ ...saved(9), result: 'conflict', conflicts: [conflict] }, saved(10)],
      { draft },
      wrote(9, { ...published, name: 'Borealis', hosts: ['borealis.localhost'] }, 'linh'),
    );
    edit(['name'], 'Nova');
    edit(['theme', 'seed'], '#112233');
    actor.send({ type: 'leave' });
    await rest();
    expect([state(), asked()]).toEqual(['conflict', [['/name', 'Borealis', 'Nova', 'quan']]]);
    actor.send({ type: 'settle' });
    expect(state()).toBe('conflict');
    choose('/name', 'yours');
    actor.send({ type: 'settle' });
    await rest();
    expect(writes[1]).toEqual({
      revision: 9,
      steps: [
        { op: 'replace', path: '/name', value: 'Nova' },
        { op: 'replace', path: '/theme/seed', value: '#112233' },
      ],
    });
    expect(now().document).toEqual({
      name: 'Nova',
      hosts: ['borealis.localhost'],
      theme: { seed: '#112233', corners: 'soft' },
    });
  });

  it('asks when the change of another person arrives before its own is sent, and overwrites nothing [OPS-07]', async () => {
    const { actor, clock, edit, choose, asked, writes, rest, now, state } = start([saved(9)]);
    edit(['name'], 'Nova');
    actor.send({ type: 'elsewhere', draft: wrote(8, { ...published, name: 'Borealis' }) });
    clock.increment(600);
    await rest();
    expect([state(), writes, asked()]).toEqual(['conflict', [], [['/name', 'Borealis', 'Nova', 'quan']]]);
    expect(now().document).toEqual({ ...published, name: 'Nova' });
    choose('/name', 'theirs');
    actor.send({ type: 'settle' });
    expect([state(), writes, now().document]).toEqual(['saved', [], { ...published, name: 'Borealis' }]);
  });

  it('lets a person finish typing before it asks', () => {
    const { actor, clock, edit, state, asked } = start([saved(9)]);
    edit(['name'], 'No');
    actor.send({ type: 'elsewhere', draft: wrote(8, { ...published, name: 'Borealis' }) });
    clock.increment(400);
    edit(['name'], 'Nova');
    clock.increment(400);
    expect(state()).toBe('edited');
    clock.increment(200);
    expect([state(), asked()]).toEqual(['conflict', [['/name', 'Borealis', 'Nova', 'quan']]]);
  });

  it('asks about what is typed during a write that another person changed below it', async () => {
    const { actor, edit, rest, asked, now, state } = start([
      saved(9, [{ op: 'replace', path: '/theme/corners', value: 'round' }]),
    ]);
    edit(['name'], 'Nova');
    actor.send({ type: 'leave' });
    edit(['theme', 'corners'], 'sharp');
    await rest();
    actor.send({ type: 'leave' });
    expect([state(), asked()]).toEqual(['conflict', [['/theme/corners', 'round', 'sharp', '']]]);
    expect(now().document).toMatchObject({ theme: { corners: 'sharp' } });
  });

  it('takes what others wrote during its own write, once that is answered', async () => {
    const { actor, edit, rest, now } = start([saved(8)]);
    edit(['name'], 'Nova');
    actor.send({ type: 'leave' });
    actor.send({ type: 'elsewhere', draft: wrote(9, { ...published, name: 'Nova', hosts: ['other.localhost'] }) });
    await rest();
    expect([now().server.revision, now().document]).toEqual([9, { ...published, name: 'Nova', hosts: ['other.localhost'] }]);
  });

  it('asks again about a setting that changes while its question is open, and about new ones [OPS-07]', () => {
    const { actor, edit, choose, asked, now, state } = start([saved(10)]);
    edit(['name'], 'Nova');
    edit(['theme', 'seed'], '#112233');
    actor.send({ type: 'elsewhere', draft: wrote(8, { ...published, name: 'Borealis' }) });
    actor.send({ type: 'leave' });
    choose('/name', 'yours');
    const theme = { ...published.theme, seed: '#000000' };
    actor.send({ type: 'elsewhere', draft: wrote(9, { ...published, name: 'Borealis', theme }, 'linh') });
    actor.send({ type: 'settle' });
    expect([state(), now().choices]).toEqual(['conflict', { '/name': 'yours' }]);
    expect(asked()).toEqual([
      ['/name', 'Borealis', 'Nova', 'quan'],
      ['/theme/seed', '#000000', '#112233', 'linh'],
    ]);
    actor.send({ type: 'elsewhere', draft: wrote(10, { ...published, name: 'Cassini', theme }, 'linh') });
    choose('/theme/seed', 'theirs');
    actor.send({ type: 'settle' });
    expect([state(), asked()[0]]).toEqual(['conflict', ['/name', 'Cassini', 'Nova', 'linh']]);
  });

  it('keeps what both filled in of a new text, one language each, without asking [OPS-07]', async () => {
    const { actor, edit, writes, rest, now, state } = start([saved(9)]);
    edit(['tagline'], { en: 'Play well' });
    actor.send({ type: 'elsewhere', draft: wrote(8, { ...published, tagline: { vi: 'Chơi vui' } }) });
    actor.send({ type: 'leave' });
    await rest();
    expect([state(), now().document]).toEqual(['saved', { ...published, tagline: { vi: 'Chơi vui', en: 'Play well' } }]);
    expect(writes).toEqual([{ revision: 8, steps: [{ op: 'add', path: '/tagline/en', value: 'Play well' }] }]);
  });

  it('puts the published value of the same entry back, wherever others moved it', () => {
    const [one, two] = [
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two' },
    ];
    const begun = { ...draft, document: { list: [one, two] }, published: { list: [one, two] } };
    const { actor, edit, choose, now } = start([saved(9)], { draft: begun });
    edit(['list', 0, 'title'], 'Yours');
    actor.send({ type: 'elsewhere', draft: { ...begun, revision: 8, document: { list: [two, { ...one, title: 'Theirs' }] } } });
    actor.send({ type: 'leave' });
    const [conflict] = now().conflicts;
    choose(conflict?.pointer ?? '', 'published');
    actor.send({ type: 'settle' });
    expect(now().document).toEqual({ list: [two, one] });
  });

  it('fetches the draft when the server has forgotten its revision, and gives up where that changes nothing', async () => {
    const found = wrote(60, { ...published, hosts: ['other.localhost'] });
    const forgotten = start([new Failure('CONFLICT'), saved(61)], { draft }, found);
    forgotten.edit(['name'], 'Nova');
    forgotten.actor.send({ type: 'leave' });
    await forgotten.rest();
    forgotten.actor.send({ type: 'leave' });
    await forgotten.rest();
    expect([forgotten.state(), forgotten.writes[1]?.revision]).toEqual(['saved', 60]);
    const same = start([new Failure('CONFLICT')]);
    same.edit(['name'], 'Nova');
    same.actor.send({ type: 'leave' });
    await same.rest();
    expect([same.state(), same.now().document]).toEqual(['refused', { ...published, name: 'Nova' }]);
  });

  it('takes the files and the published version that a fetch of the same revision brings', () => {
    const { actor, edit, now } = start([saved(8)]);
    edit(['name'], 'Nova');
    actor.send({ type: 'elsewhere', draft: { ...draft, files: { 'logo.svg': 'digest' } } });
    expect([now().server.files, now().document]).toEqual([{ 'logo.svg': 'digest' }, { ...published, name: 'Nova' }]);
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

  it('asks about what was kept in this browser where another person changed the same since [OPS-07]', () => {
    const { asked, now, state, writes } = start([saved(10)], {
      draft: wrote(9, { ...published, name: 'Borealis' }),
      kept: { base: published, document: { ...published, name: 'Nova' } },
    });
    expect([state(), writes, asked()]).toEqual(['conflict', [], [['/name', 'Borealis', 'Nova', 'quan']]]);
    expect(now().document).toEqual({ ...published, name: 'Nova' });
  });

  it('takes what another tab left when everything is saved, and asks about it the same way', () => {
    const { actor, asked, now, state } = start([saved(10)], { draft: wrote(9, { ...published, name: 'Borealis' }) });
    const left = { base: published, document: { ...published, name: 'Nova', hosts: ['left.localhost'] } };
    actor.send({ type: 'restore', kept: left });
    expect([state(), asked()]).toEqual(['conflict', [['/name', 'Borealis', 'Nova', 'quan']]]);
    expect(now().document).toEqual(left.document);
  });

  it('has a way out of every state and reaches each of them', () => {
    const changed = { ...published, name: 'Nova' };
    const found = walk(draftMachine, {
      input: { draft },
      events: [
        { type: 'edit', document: changed, key: 'name', at: 0 },
        { type: 'leave' },
        { type: 'retry' },
        { type: 'choose', pointer: '/name', choice: 'theirs' },
        { type: 'settle' },
      ],
      answers: {
        write: [saved(8), { ...saved(8), result: 'conflict' }],
        read: [wrote(8, { ...published, name: 'Borealis' })],
      },
      errors: [new Failure('NETWORK'), new Failure('NOT_ALLOWED'), new Failure('CONFLICT')],
      ignore: ['at', 'savedAt', 'failedSince', 'history', 'failure'],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
