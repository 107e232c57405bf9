import { expect, it } from 'vitest';
import type { ModuleId, Modules } from '../../../domain/module.ts';
import { type Brand, brandSchema } from '../../../manifest/index.ts';
import type { ModuleNode } from '../../../wire/permission.ts';
import { moduleTree, namedNodes, systemStatus } from './permission.ts';

const ids = Object.keys(brandSchema.properties?.['modules']?.properties ?? {}) as ModuleId[];

/** The contract as a client reads it: a node is on only if it and all its ancestors are `'1'`. */
function isOnInTree(tree: readonly ModuleNode[], id: string): boolean {
  return tree.some(({ modId, enabled, childrenNodes }) => enabled === '1' && (modId === id || isOnInTree(childrenNodes, id)));
}

it("writes '1' for exactly the modules that are on, under parents that carry '1' [MODULE-05]", () => {
  for (const on of [[], ids, ...ids.map((id) => [id])]) {
    const modules = Object.fromEntries(ids.map((id) => [id, on.includes(id)])) as Modules;
    const tree = moduleTree({ modules });
    expect(ids.filter((id) => isOnInTree(tree, id))).toEqual(on);
    expect(
      namedNodes(tree, ids)
        .map(({ enabled }) => enabled)
        .filter((enabled) => !['0', '1'].includes(enabled)),
    ).toEqual([]);
  }
});

it('holds every module of the schema once', () => {
  const tree = moduleTree({ modules: Object.fromEntries(ids.map((id) => [id, true])) as Modules });
  expect(
    namedNodes(tree, ids)
      .map(({ modId }) => modId)
      .sort(),
  ).toEqual([...ids].sort());
});

it.each([
  ['real', ['US'], {}, true],
  ['real', ['US'], { unknownRegion: 'allow' }, false],
  ['real', [], { everyRegion: true }, false],
  ['play', ['US'], {}, false],
] as const)(
  'a visitor of unknown country at a brand with profile %s that blocks %j and says %j: blocked %s',
  (profile, blockedRegions, more, isBlocked) => {
    const status = { blockedRegions, everyRegion: false, unknownRegion: 'block', ...more };
    const brand = { profile, status } as unknown as Brand;
    const restrictionOf = (country: string) => systemStatus(brand, { country, ip: '::1' }, new Date()).regionRestriction;
    expect(restrictionOf('')).toBe(isBlocked);
    expect([restrictionOf('US'), restrictionOf('VN')]).toEqual([blockedRegions.length > 0, false]);
  },
);
