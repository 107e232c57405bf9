import { expect, it } from 'vitest';
import { classifications } from '../../../domain/classification.ts';
import { readCatalogue } from './catalogueFile.ts';

/** Faults of a catalogue file: their places and words. */

const vendor = { studios: ['ACME', 'OTHER'], categories: ['RNG', 'LIVE'] } as const;
const read = (file: unknown) => readCatalogue(file, vendor as never);
const studio = { code: 'ACME', name: 'Acme' };
const game = { id: 'g1', studio: 'ACME', category: 'RNG', names: { vi: 'Một', en: 'One' } };
const file = (more: object = {}) => ({ studios: [studio], games: [game], ...more });
function problems(value: unknown) {
  const outcome = read(value);
  return outcome.ok ? [] : outcome.problems.map(({ pointer, code, message }) => [pointer, code, message.en, message.vi]);
}

it('is taken as it is, up to the longest of each', () => {
  const full = {
    ...game,
    id: 'g'.repeat(64),
    classification: classifications[0],
    names: { vi: 'M'.repeat(120), en: 'O'.repeat(120) },
    room: 'r1',
    node: { id: 'n1', name: { vi: 'S'.repeat(60), en: 'Hall' } },
    icon: false,
    hot: true,
    new: true,
    trial: false,
    popularity: 1_000_000,
  };
  const given = file({ studios: [{ ...studio, name: 'A'.repeat(60), hot: true }], games: [full] });
  expect(read(given)).toEqual({ ok: true, file: given });
  expect(read(file({ games: [] })).ok).toBe(true);
});

it.each<[string, object]>([
  ['a name', { names: { vi: 'M'.repeat(121) } }],
  ['the name of a node', { node: { id: 'n1', name: { vi: 'S'.repeat(61) } } }],
  ['an id', { id: 'g'.repeat(65) }],
  ['a classification', { classification: 'unknown' }],
  ['a room', { room: '' }],
  ['the id of a node', { node: { id: '' } }],
  ['a node', { node: { id: 'n1', more: 1 } }],
  ['an icon', { icon: 1 }],
  ['hot', { hot: 1 }],
  ['new', { new: 1 }],
  ['trial', { trial: 1 }],
])('refuses %s that is none', (_what, more) => {
  expect(problems(file({ games: [{ ...game, ...more }] })).length).toBeGreaterThan(0);
});

it.each([
  [
    '/studios/0',
    { studios: [{ ...studio, more: 1 }] },
    'key.unknown',
    /There is no setting "more" here\. Remove it\./,
    /thiết lập "more"/,
  ],
  ['/studios/0', { studios: [{ code: 'ACME' }] }, 'key.missing', /"name" is missing here\./, /thiếu "name"/],
  [
    '/studios/0/name',
    { studios: [{ ...studio, name: 1 }] },
    'type',
    /has to be of the type string\./,
    /phải thuộc kiểu string\./,
  ],
  ['/studios/0/name', { studios: [{ ...studio, name: '' }] }, 'text.tooShort', /must not be empty/, /không được để trống/],
  [
    '/studios/0/name',
    { studios: [{ ...studio, name: 'x'.repeat(61) }] },
    'text.tooLong',
    /60 characters at most/,
    /tối đa 60 ký tự/,
  ],
  ['/studios/0/code', { studios: [{ ...studio, code: 'a' }] }, 'pattern', /has to match \^\[A-Z0-9\]/, /phải khớp với \^/],
  ['/studios', { studios: [] }, 'list.tooShort', /needs 1 or more entries/, /cần ít nhất 1 mục/],
  [
    '/games/0/category',
    { games: [{ ...game, category: 'X' }] },
    'enum',
    /has to be one of .*"RNG"/,
    /phải là một trong .*"RNG"/,
  ],
  [
    '/games/0/popularity',
    { games: [{ ...game, popularity: -1 }] },
    'value.tooSmall',
    /has to be 0 or more/,
    /phải từ 0 trở lên/,
  ],
  [
    '/games/0/popularity',
    { games: [{ ...game, popularity: 1_000_001 }] },
    'value.tooLarge',
    /has to be 1000000 or less/,
    /không được quá 1000000/,
  ],
])('names the fault at %s of %o as %s', (pointer, more, code, en, vi) => {
  expect(problems(file(more))).toContainEqual([pointer, code, expect.stringMatching(en), expect.stringMatching(vi)]);
});

it('takes five hundred studios at most', () => {
  const studios = Array.from({ length: 501 }, (_, index) => ({ code: `S${1000 + index}`, name: 'S' }));
  expect(problems(file({ studios }))).toEqual([
    ['/studios', 'list.tooLong', 'may have 500 entries at most.', 'tối đa 500 mục.'],
  ]);
});

it('names an unknown key once, and fifty faults at most', () => {
  expect(problems(file({ more: 1 }))).toHaveLength(1);
  const games = Array.from({ length: 60 }, (_, index) => ({ ...game, id: `g${index}`, studio: 'OTHER' }));
  expect(problems(file({ games }))).toHaveLength(50);
});

it('refuses studios and games that occur twice, and what the vendor does not have', () => {
  const given = {
    studios: [studio, { code: 'FOREIGN', name: 'F' }, { ...studio, name: 'Again' }],
    games: [game, { ...game, id: 'g2', studio: 'OTHER' }, { ...game, category: 'SPORTS' }],
  };
  expect(problems(given)).toEqual([
    ['/studios/1/code', 'studio.notOfVendor', expect.stringContaining('FOREIGN'), expect.stringContaining('FOREIGN')],
    [
      '/studios/2/code',
      'studio.twice',
      expect.stringContaining('ACME occurs twice'),
      expect.stringContaining('xuất hiện hai lần'),
    ],
    [
      '/games/1/studio',
      'game.noStudio',
      expect.stringContaining('no studio OTHER'),
      expect.stringContaining('không có hãng OTHER'),
    ],
    ['/games/2/id', 'game.twice', expect.stringContaining('g1 occurs twice'), expect.stringContaining('g1 xuất hiện hai lần')],
    ['/games/2/category', 'category.notOfVendor', expect.stringContaining('SPORTS'), expect.stringContaining('SPORTS')],
  ]);
});
