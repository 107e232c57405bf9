import { expect, it } from 'vitest';
import { applySteps } from '../../../manifest/changes/index.ts';
import { stepsBetween } from '../../../manifest/threeWay.ts';
import type { StepRow } from './draftStore.ts';
import { catchUpOf, mergeWrite, writerOf } from './mergeWrite.ts';

/** Writes on an earlier revision, and who is named for a conflict. */

const first = { name: 'One', colours: ['red', 'blue'], texts: { title: 'A', body: 'B' } };
/** The change of a document by a writer, as it is kept. */
const step = (by: string, before: unknown, after: unknown) =>
  ({ by, steps: stepsBetween(before, after), undo: stepsBetween(after, before) }) as unknown as StepRow;
const second = { ...first, name: 'Two' };
const third = { ...second, texts: { title: 'A', body: 'C' } };
/** Newest first. */
const since = [step('mai', second, third), step('an', first, second)];

it('is saved as it is where no one wrote since', () => {
  const saved = mergeWrite(first, [], { document: second });
  expect(saved).toEqual({
    kind: 'saved',
    document: second,
    steps: stepsBetween(first, second),
    undo: stepsBetween(second, first),
    catchUp: [],
  });
});

it('is laid on what others wrote elsewhere, and leads from each copy to the result and back', () => {
  const yours = { ...first, texts: { title: 'Z', body: 'B' } };
  const merged = { ...third, texts: { title: 'Z', body: 'C' } };
  for (const edit of [{ document: yours }, { steps: stepsBetween(first, yours) as never }]) {
    const saved = mergeWrite(third, since, edit);
    if (saved.kind !== 'saved') throw new Error('It conflicts.');
    expect(saved.document).toEqual(merged);
    expect(applySteps(third, saved.steps)).toEqual(merged);
    expect(applySteps(merged, saved.undo)).toEqual(third);
    expect(applySteps(yours, saved.catchUp)).toEqual(merged);
    // One whose answer was lost, and is asked for again.
    expect(applySteps(yours, catchUpOf(merged, [step('you', third, merged), ...since], edit))).toEqual(merged);
  }
});

it('conflicts where another wrote something else, who is named, and saves nothing', () => {
  const conflict = mergeWrite(third, since, { document: { ...first, name: 'Mine', texts: { title: 'A', body: 'D' } } });
  expect(conflict).toEqual({
    kind: 'conflict',
    conflicts: [
      { pointer: '/name', base: 'One', theirs: 'Two', yours: 'Mine', by: 'an' },
      { pointer: '/texts/body', base: 'B', theirs: 'C', yours: 'D', by: 'mai' },
    ],
  });
  expect(mergeWrite(third, since, { document: { ...first, name: 'Two' } })).toMatchObject({ kind: 'saved', document: third });
});

it('a place was written last by whoever wrote it, what is in it, or what it is in', () => {
  const wrote = (by: string, path: string, more: object = {}) =>
    ({ by, steps: [{ op: 'replace', path, value: 1, ...more }], undo: [] }) as unknown as StepRow;
  const of = (pointer: string, ...steps: StepRow[]) => writerOf(pointer, steps)?.by ?? null;
  expect(of('/a/b', wrote('x', '/a/b'))).toBe('x');
  expect(of('/a/b', wrote('x', '/a'))).toBe('x');
  expect(of('/a/b', wrote('x', '/a/b/c'))).toBe('x');
  expect(of('/a/b', wrote('x', '/a/bc'), wrote('y', '/a/c'), wrote('z', '/ab'))).toBe(null);
  expect(of('/a', wrote('newest', '/a'), wrote('older', '/a'))).toBe('newest');
  expect(of('/a/b', wrote('x', '/c', { op: 'move', from: '/a/b' }))).toBe('x');
  expect(of('/a/b', wrote('x', '/c', { op: 'move', from: '/d' }))).toBe(null);
  // An entry of a list, whose places shift: the entry first, then the list.
  expect(of('/list/2/name', wrote('list', '/list/5'), wrote('entry', '/list/2'))).toBe('entry');
  expect(of('/list/2/name', wrote('list', '/list/5'), wrote('other', '/name'))).toBe('list');
  expect(of('/list/2', wrote('list', '/list/5'))).toBe('list');
  expect(of('/list/name', wrote('list', '/list/5'))).toBe(null);
  expect(of('/list/2/name')).toBe(null);
});
