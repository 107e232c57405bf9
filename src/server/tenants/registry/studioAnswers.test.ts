import { expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { changeRow, isReleased, publishAnswer, secondYesRow, versionRow } from './studioAnswers.ts';
import type { VersionEntry } from './versions.ts';

const later = new Date(noon.getTime() + 3_600_000);
const entry: VersionEntry = {
  merchant: 'alpha',
  version: 3,
  digest: 'digest',
  kind: 'rollback',
  restores: 1,
  author: 'an',
  note: 'Back',
  schemaVersion: '2',
  createdAt: noon,
  state: 'scheduled',
  liveFrom: later,
  liveUntil: null,
};
const row = {
  version: 3,
  digest: 'digest',
  kind: 'rollback',
  restores: 1,
  by: 'an',
  at: noon.toISOString(),
  note: 'Back',
  state: 'scheduled',
  liveFrom: later.toISOString(),
  liveUntil: null,
  share: 100,
  schemaVersion: '2',
};
const text = { vi: 'Tên', en: 'Name' };
const change = { pointer: '/name', place: { vi: 'Tên' }, sentence: text, before: undefined, after: 'B', undo: [] };
const changed = { pointer: '/name', place: { vi: 'Tên', en: 'Tên' }, sentence: text, before: null, after: 'B', changed: null };

it('a version is shown with what became of it', () => {
  expect(versionRow(entry)).toEqual(row);
  expect(versionRow({ ...entry, liveFrom: null, liveUntil: later })).toEqual({
    ...row,
    liveFrom: null,
    liveUntil: later.toISOString(),
  });
});

it('an answer carries its version, problems that stop and that do not, and changes in both languages', () => {
  const problem = { code: 'c', pointer: '/p', line: 1, column: 2, severity: 'error', message: { vi: 'Sai' } };
  const step = { op: 'remove', path: '/p' };
  const problems = [problem, { ...problem, severity: 'warning', patch: [] }, { ...problem, patch: [step] }];
  const shown = { code: 'c', pointer: '/p', line: 1, column: 2, stops: true, message: { vi: 'Sai', en: 'Sai' }, fix: null };
  const published = { result: 'published', version: entry, problems, changes: [change] };
  expect(publishAnswer(published as never)).toEqual({
    result: 'published',
    back: null,
    version: row,
    problems: [shown, { ...shown, stops: false }, { ...shown, fix: [step] }],
    changes: [{ ...changed, undo: [] }],
  });
  expect(publishAnswer({ ...published, version: null, back: ['x'] } as never)).toMatchObject({ version: null, back: ['x'] });
  expect(changeRow({ ...change, before: 'A', after: undefined } as never)).toMatchObject({ before: 'A', after: null });
});

it('who asked for a second yes or wrote what it is about is one’s own, no other', () => {
  const approval = {
    askedBy: 'o1',
    askedAt: noon,
    expiresAt: later,
    reason: 'New host',
    input: { digest: 'd' },
    decidedAt: null,
  };
  const asked = { approval, state: 'pending', writers: ['binh'], decidedBy: null, changes: [change] };
  const read = (id: string, name: string, more: object = {}) =>
    secondYesRow({ ...asked, ...more } as never, 'An', { id, name });
  expect(read('o2', 'minh')).toEqual({
    state: 'pending',
    by: 'An',
    at: noon.toISOString(),
    until: later.toISOString(),
    note: 'New host',
    digest: 'd',
    isOwn: false,
    decidedBy: null,
    decidedAt: null,
    changes: [{ ...changed, undo: [] }],
  });
  expect([read('o1', 'minh').isOwn, read('o2', 'binh').isOwn]).toEqual([true, true]);
  const decided = { decidedBy: 'Minh', approval: { ...approval, input: {}, decidedAt: later } };
  expect(read('o2', 'minh', decided)).toMatchObject({ digest: '', decidedBy: 'Minh', decidedAt: later.toISOString() });
});

it.each([
  ['published', true],
  ['scheduled', true],
  ['asked', false],
  ['declined', false],
  ['stale', false],
  ['refused', false],
] as const)('an answer %s serves something: %s', (result, isServed) => {
  expect(isReleased({ result } as never)).toBe(isServed);
});
