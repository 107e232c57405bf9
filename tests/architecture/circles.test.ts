import { expect, it } from 'vitest';
import { circlesIn, importGraph, sourceFiles } from './importGraph.ts';

it('has no circle of imports, counting types and lazy imports', () => {
  expect(circlesIn(importGraph(sourceFiles)).map((circle) => circle.join(' ↔ '))).toEqual([]);
});

it('finds a planted circle, and a file that imports itself', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'd.ts']],
    ['d.ts', []],
    ['e.ts', ['e.ts']],
  ]);
  expect(circlesIn(graph)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['e.ts']]);
});
