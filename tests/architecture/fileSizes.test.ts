import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const maxLines = 400;
const sources = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('.generated.')),
);

it(`has no source file over ${maxLines} lines`, () => {
  expect(sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > maxLines)).toEqual([]);
});
