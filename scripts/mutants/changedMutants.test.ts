import { expect, it } from 'vitest';
import { changedMutants } from './changedMutants.ts';
import { nearestTests } from './nearestTests.ts';

const source = 'export const a = 1;\nexport const b = 2;\nexport const c = [\n  3,\n];\n';
const changed = (
  files: Readonly<Record<string, readonly number[]>>,
  imports: Readonly<Record<string, readonly string[]>> = {},
) => {
  const lines = new Map(Object.entries(files).map(([file, numbers]) => [file, new Set(numbers)]));
  const { mutants, drawn } = changedMutants(lines, new Map(Object.entries(imports)), () => source);
  return { mutants: mutants.map(({ file, line, original }) => `${file}:${line} ${original}`), drawn };
};

it('takes the mutants that begin in a changed line, of files of an area and of other files', () => {
  expect(changed({ 'src/server/routes/a.ts': [2], 'src/domain/a.ts': [4] }).mutants).toEqual([
    'src/domain/a.ts:4 3',
    'src/domain/a.ts:4 3,',
    'src/server/routes/a.ts:2 2',
  ]);
});

it.each([
  'src/domain/a.test.ts',
  'src/flows/events.generated.ts',
  'src/ui/Button.css.ts',
  'src/ui/Button.tsx',
  'src/i18n/en.json',
  'src/server/edge/operations/docsStyle.ts',
  'src/server/site/chooser/chooserWords.ts',
  'src/styles.d.ts',
])('leaves %s out', (file) => {
  expect(changed({ [file]: [1, 2] })).toEqual({ mutants: [], drawn: [] });
});

it('names the file of a drawn layer that no test of its folder sees, and measures one that has such a test', () => {
  const imports = {
    'src/features/a/seen.ts': [],
    'src/features/a/drawn.ts': [],
    'src/features/a/parts/below.ts': [],
    'src/features/a/a.test.ts': ['src/features/a/seen.ts', 'src/features/a/parts/below.ts'],
    'src/features/a/a.browser.test.tsx': ['src/features/a/drawn.ts'],
    'src/features/b/b.test.ts': ['src/features/a/drawn.ts'],
  };
  expect(nearestTests(new Map(Object.entries(imports)), 'src/features/a/drawn.ts')).not.toEqual([]);
  expect(
    changed({ 'src/features/a/seen.ts': [1], 'src/features/a/drawn.ts': [1], 'src/features/a/parts/below.ts': [1] }, imports),
  ).toEqual({
    mutants: ['src/features/a/parts/below.ts:1 1', 'src/features/a/seen.ts:1 1'],
    drawn: ['src/features/a/drawn.ts'],
  });
});

it('counts a file of the server that no test sees: its mutants survive', () => {
  expect(changed({ 'src/server/a/a.ts': [1] })).toEqual({ mutants: ['src/server/a/a.ts:1 1'], drawn: [] });
});
