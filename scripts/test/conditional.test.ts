import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { conditionalProjects, decide, inputHash } from './conditional.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-inputs-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const project = { name: 'tools', tests: [], inputs: ['tools'] };

beforeAll(() => {
  mkdirSync(join(folder, 'tools'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  write('tools/a.ts', '1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs a project again after any of its inputs changed, appeared or went, and for nothing else', () => {
  const first = inputHash(project, folder);
  write('other.ts', '1');
  expect(inputHash(project, folder)).toBe(first);
  write('tools/a.ts', '2');
  const changed = inputHash(project, folder);
  write('tools/b.ts', '');
  const added = inputHash(project, folder);
  rmSync(join(folder, 'tools/a.ts'));
  const removed = inputHash(project, folder);
  expect(new Set([first, changed, added, removed]).size).toBe(4);
  expect(decide(project, first, { tools: first }).runs).toBe(false);
  expect(decide(project, changed, { tools: first }).runs).toBe(true);
  expect(decide(project, first, {}).runs).toBe(true);
});

it.each(conditionalProjects)('names tests and inputs of $name that exist', ({ tests, inputs }) => {
  expect(tests.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([]);
  expect(inputs.filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});
