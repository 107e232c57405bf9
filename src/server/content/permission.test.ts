import { expect, it } from 'vitest';
import type { ModuleId, Modules } from '../../domain/module.ts';
import { brandSchema } from '../../manifest/index.ts';
import type { ModuleNode } from '../../wire/permission.ts';
import { moduleTree, namedNodes } from './permission.ts';

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
