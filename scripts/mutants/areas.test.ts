import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { areas, excluded, serverFolders, unmeasured } from './areas.ts';

it.each(areas)('$name: every glob finds source files', ({ sources }) => {
  for (const glob of sources) expect([glob, globSync(glob, { exclude: excluded }).length > 0]).toEqual([glob, true]);
});

it('every folder of the server is measured whole in one area, or left out with a reason', () => {
  const places = serverFolders.map((name) => {
    const within = areas.filter(({ sources }) => sources.some((glob) => matchesGlob(`src/server/${name}/deep/any.ts`, glob)));
    return [name, within.length + (name in unmeasured ? 1 : 0)];
  });
  expect(places).toEqual(serverFolders.map((name) => [name, 1]));
});

it('leaves out no folder without a reason, and names none that is gone', () => {
  for (const [name, reason] of Object.entries(unmeasured)) {
    expect(serverFolders).toContain(name);
    expect([name, reason.length > 20]).toEqual([name, true]);
  }
});

it('measures no file twice', () => {
  const files = areas.flatMap(({ sources }) => globSync([...sources], { exclude: excluded }));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
