import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { mutantsOf, mutated } from './mutate.ts';

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

/** All sources that differ from the given one by one mutant, sorted. */
const changesOf = (source: string) =>
  mutantsOf('a.ts', source)
    .map((mutant) => squeezed(mutated(source, mutant)))
    .toSorted();

it.each([
  ['if (a < b) go();', ['if (!(a < b)) go();', 'if (a < b) ;', 'if (a <= b) go();']],
  ['const c = a === b;', ['const c = a !== b;']],
  ['const c = a && !b;', ['const c = ((a ) || ( !b));', 'const c = a && !!b;']],
  ['const c = a ?? 1;', ['const c = a ?? 2;', 'const c = a;']],
  ["const c = 'x' + a;", ["const c = '' + a;"]],
  ['await save();', [';', 'void save();']],
  ['const f = () => a;', ['const f = () => undefined;']],
  ['const f = { a, b };', ['const f = { a, };', 'const f = { b };']],
  ['const c = /^a$/;', ['const c = /^a/;', 'const c = /a$/;']],
  [
    'const q = and(eq(m, a), eq(n, b));',
    ['and( eq(n, b))', 'and(eq(m, a), )', 'and(eq(m, a), ne(n, b))', 'and(ne(m, a), eq(n, b))'].map((q) => `const q = ${q};`),
  ],
  ['db.select().where(a);', [';', 'db.select();']],
  ["import a from 'b';", []],
  ["type A = 'a' | 1;", []],
  ["throw new RangeError('text');", [';']],
  ["log.info('text');", []],
  ['setup({ types: { context: {} as Context } });', [';']],
])('%s', (source, changes) => {
  expect(changesOf(source)).toEqual(changes.map(squeezed).toSorted());
});

it('names a mutant by its text, so that moved lines keep the name', () => {
  const source = 'const a = 1;\nconst b = 1;\n';
  const ids = mutantsOf('a.ts', source).map(({ id }) => id);
  expect(ids).toEqual(['a.ts: number: const a = ⟦1⟧; → 2', 'a.ts: number: const b = ⟦1⟧; → 2']);
  expect(mutantsOf('a.ts', `\n\n${source}`).map(({ id }) => id)).toEqual(ids);
  expect(mutantsOf('a.ts', 'go(1);\ngo(1);').map(({ id }) => id)).toContain('a.ts: number: go(⟦1⟧); → 2 #2');
});

it('makes only sources that parse', () => {
  const source =
    'export const f = async ({ a = 1 }: A) => ({ ...(a > 2 ? { b: [a, , 3] } : {}), c: a || (b ?? c), [`x${a}`]: !a }) as T;';
  const errors = mutantsOf('a.ts', source).flatMap((mutant) => parseSync('a.ts', mutated(source, mutant)).errors);
  expect(errors).toEqual([]);
});
