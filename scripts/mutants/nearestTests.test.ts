import { describe, expect, it } from 'vitest';
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
  const namesakes = () => nearestTests(users, 'src/server/edge/routes/seamless/v1.ts', undefined, () => '');
  expect(namesakes()).toEqual(['src/server/play/seamless/calls.test.ts']);
  const matrix = 'src/server/edge/http/accessMatrix.test.ts';
  users.set(matrix, []);
  expect(namesakes()[0]).toBe(matrix);
});

describe('a route', () => {
  const route = 'src/server/edge/routes/studio/api/audit.ts';
  const served = `server.route({ ...studioRouteOf('audit') }); server.route({\n ...studioRouteOf(\n'version'\n) });`;
  const testsOf = (sources: Readonly<Record<string, string>>, source = served) =>
    nearestTests(
      new Map([route, ...Object.keys(sources)].map((file) => [file, []])),
      route,
      undefined,
      (file) => ({ [route]: source, ...sources })[file] ?? '',
    );
  const kit = `import { x } from '../studio-kit.ts';`;
  const version = '/studio/api/brands/${merchant}/versions/${latest.version}';

  it('has the tests that name most of its calls before those of its name and folder', () => {
    expect(
      testsOf({
        'src/api/other.test.ts': '',
        'src/server/studio/a/audit.test.ts': `${kit} send('audit')`,
        'src/server/studio/a/byName.test.ts': `${kit} send('audit')`,
        'src/server/studio/a/both.test.ts': `get('/studio/api/audit?from=1'); get(\`${version}\`)`,
      }),
    ).toEqual([
      'src/server/studio/a/both.test.ts',
      'src/server/studio/a/audit.test.ts',
      'src/server/studio/a/byName.test.ts',
      'src/api/other.test.ts',
    ]);
  });

  it('of the studio is not named by an ordinary word, nor by the path of another call', () => {
    const others = {
      'src/a/word.test.ts': `state = 'audit'`,
      'src/a/longer.test.ts': `get('/studio/api/audit/chain'); get(\`${version}/changes\`)`,
    };
    expect(testsOf(others)).toEqual([]);
  });

  it('of the site is named by name or path, and eight tests at most', () => {
    const users = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        `src/a/${index}.test.ts`,
        index < 5 ? `'popularGames'` : `'/lgw/games/popular'`,
      ]),
    );
    expect(testsOf(users, `routeOf('popularGames')`)).toEqual(Object.keys(users).slice(0, 8));
    expect(testsOf(users, `routeOf('noSuchCall')`)).toEqual([]);
  });
});
