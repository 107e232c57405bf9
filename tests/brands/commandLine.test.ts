import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'brand-command-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

function brand(...rest: string[]) {
  const run = spawnSync(process.execPath, ['scripts/brand.ts', ...rest, '--brands', root], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en', LC_ALL: '' },
  });
  return { code: run.status, out: run.stdout, error: run.stderr };
}

it('makes a brand that passes at once and touches nothing else', () => {
  const made = brand('new', 'aurora', '--name', 'Đông Sơn', '--seed', '#0a7d5a');
  expect(made).toMatchObject({ code: 0, error: '' });
  expect(made.out).toContain('http://aurora.localhost:4000');
  expect(readdirSync(root)).toEqual(['aurora']);
  expect(brand('validate', 'aurora')).toMatchObject({ code: 0 });
  expect(brand('audit', 'aurora')).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'aurora/logo.svg'), 'utf8')).toContain('<path');
});

it('refuses what is there already and what cannot be, and leaves nothing behind', () => {
  expect(brand('new', 'aurora')).toMatchObject({ code: 1 });
  expect(brand('new', 'Bad Code')).toMatchObject({ code: 2 });
  expect(brand('new', 'borealis', '--seed', 'green')).toMatchObject({ code: 2 });
  expect(brand('new', 'borealis', '--host', 'aurora.localhost')).toMatchObject({ code: 1 });
  expect(readdirSync(root)).toEqual(['aurora']);
});

it('tells problems with their place and mends what can be mended', () => {
  const file = join(root, 'aurora/brand.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"theme"', '"teme"').replace('#0a7d5a', '#0A7D5'));
  const before = brand('validate', 'aurora', '--json');
  expect(before.code).toBe(1);
  const { problems } = (JSON.parse(before.out) as { brands: { problems: { code: string; line: number }[] }[] }).brands[0] ?? {
    problems: [],
  };
  expect(problems.map(({ code }) => code)).toContain('key.misspelt');
  writeFileSync(file, text.replace('"theme"', '"teme"'));
  expect(brand('validate', 'aurora').out).toMatch(/brand\.json:9:3 error key\.misspelt/);
  expect(brand('validate', 'aurora', '--fix')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...(JSON.parse(text) as object) });
});

it('answers wrong usage with the next step', () => {
  expect(brand('validat')).toMatchObject({ code: 2 });
  const option = brand('validate', '--fixx');
  expect(option).toMatchObject({ code: 2 });
  expect(option.error).toContain('--help');
  expect(brand('audit', 'nobody').error).toContain('aurora');
  expect(brand('new', '--help', '--lang', 'vi').out).toContain('Cách dùng');
});
