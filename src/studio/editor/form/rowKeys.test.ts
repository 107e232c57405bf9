import { describe, expect, it } from 'vitest';
import { firstRows, rowsOf } from './rowKeys.ts';

const [one, two, three] = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
  { id: 'three', title: 'Three' },
];
const rows = firstRows([one, two, three]);
const keysOf = (entries: readonly unknown[]) => rowsOf(rows, entries).keys;

describe('rows of a list', () => {
  it('stay the same while any value of an entry is edited, its id included', () => {
    expect(keysOf([one, { ...two, id: 'twos' }, three])).toEqual([0, 1, 2]);
    expect(keysOf([one, { ...two, id: '' }, three])).toEqual([0, 1, 2]);
    expect(keysOf([one, { ...two, id: 'one' }, three])).toEqual([0, 1, 2]);
    expect(keysOf([one, { ...two, title: '' }, three])).toEqual([0, 1, 2]);
    expect(rowsOf(firstRows(['a', 'b']), ['a', 'ab']).keys).toEqual([0, 1]);
  });

  it('go with their entries when these are moved, added or removed, also by others and with new content', () => {
    expect(keysOf([three, one, two])).toEqual([2, 0, 1]);
    expect(keysOf([one, three])).toEqual([0, 2]);
    expect(keysOf([{ id: 'new' }, one, two, three])).toEqual([3, 0, 1, 2]);
    expect(keysOf([two, { ...one, title: 'First' }])).toEqual([1, 0]);
  });

  it('are never given to two entries, not even to equal ones', () => {
    const same = firstRows(['a', 'a']);
    const more = rowsOf(same, ['a', 'a', 'a']);
    expect(more.keys).toEqual([0, 1, 2]);
    expect(rowsOf(rowsOf(more, ['a']), ['a', 'b']).keys).toEqual([0, 3]);
  });
});
