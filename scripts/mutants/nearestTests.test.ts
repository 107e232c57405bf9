import { expect, it } from 'vitest';
import { closureOf, nearestTests } from './nearestTests.ts';

const imports = new Map([
  ['src/a/one.ts', []],
  ['src/a/two.ts', ['src/a/one.ts']],
  ['src/a/one.test.ts', ['src/a/one.ts']],
  ['src/a/two.test.ts', ['src/a/two.ts', 'src/kit.ts']],
  ['src/a/other.test.ts', ['src/b/far.ts']],
  ['src/a/view.browser.test.tsx', ['src/a/one.ts']],
  ['src/b/far.ts', []],
  ['src/b/far.test.ts', ['src/a/two.ts', 'src/b/far.ts']],
  ['src/kit.ts', []],
  ['src/a/below/three.ts', []],
  ['src/a/below/three.test.ts', ['src/a/below/three.ts', 'src/a/one.ts']],
  ['tests/a/mirror.test.ts', ['src/a/one.ts']],
]);

it('takes the tests of the folder and its mirror first, by number of imports, then those below it, and none that does not import the file', () => {
  expect(nearestTests(imports, 'src/a/one.ts')).toEqual([
    'src/a/one.test.ts',
    'tests/a/mirror.test.ts',
    'src/a/two.test.ts',
    'src/a/below/three.test.ts',
    'src/b/far.test.ts',
  ]);
});

it('takes at most three tests of other parts', () => {
  const users = new Map(['b', 'c', 'd', 'e'].map((name) => [`src/${name}/x.test.ts`, ['src/a/one.ts']] as [string, string[]]));
  expect(
    nearestTests(new Map([...imports, ...users]), 'src/a/one.ts').filter((test) => test.endsWith('/x.test.ts')),
  ).toHaveLength(3);
});

it('takes the tests of the part that tests another one, as many as there are', () => {
  const users = new Map(
    ['a', 'b', 'c', 'd'].map(
      (name) => [`tests/payments/${name}.test.ts`, ['src/server/money/payments/one.ts']] as [string, string[]],
    ),
  );
  expect(nearestTests(users, 'src/server/money/payments/one.ts')).toEqual([...users.keys()]);
});

it('finds everything a test depends on, itself included', () => {
  expect([...closureOf(imports, 'src/a/two.test.ts')]).toEqual([
    'src/a/two.test.ts',
    'src/a/two.ts',
    'src/kit.ts',
    'src/a/one.ts',
  ]);
});

it('begins with the namesake of a file, and takes those of a file that is loaded by its path from its names', () => {
  const users = new Map([
    ['src/server/edge/http/allow.test.ts', ['src/server/edge/http/refuse.ts']],
    ['src/server/edge/http/refuse.test.ts', ['src/server/edge/http/index.ts']],
    ['src/server/edge/http/index.ts', ['src/server/edge/http/refuse.ts']],
    ['src/server/edge/routes/seamless/v1.ts', []],
    ['src/server/play/seamless/calls.test.ts', []],
    ['src/server/rewards/ranks/ranks.test.ts', []],
  ] as [string, string[]][]);
  expect(nearestTests(users, 'src/server/edge/http/refuse.ts')[0]).toBe('src/server/edge/http/refuse.test.ts');
  expect(nearestTests(users, 'src/server/edge/routes/seamless/v1.ts')).toEqual(['src/server/play/seamless/calls.test.ts']);
  const matrix = 'src/server/edge/http/accessMatrix.test.ts';
  expect(nearestTests(users.set(matrix, []), 'src/server/edge/routes/seamless/v1.ts')[0]).toBe(matrix);
});
