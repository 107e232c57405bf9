import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { main } from '../../scripts/brand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-command-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function brand(...rest: string[]) {
  const run = { out: '', error: '' };
  const into = (stream: 'out' | 'error') => (text: string) => {
    run[stream] += `${stripVTControlCharacters(text)}\n`;
  };
  const io = { print: into('out'), complain: into('error'), locale: 'en', isInteractive: false };
  const code = await main([...rest, '--brands', root], io);
  return { code, ...run };
}

it('makes a brand that passes immediately and touches nothing else', async () => {
  const made = await brand('new', 'aurora', '--name', 'Đông Sơn', '--seed', '#0a7d5a');
  expect(made).toMatchObject({ code: 0, error: '' });
  expect(made.out).toContain('http://aurora.localhost:4000');
  expect(readdirSync(root)).toEqual(['aurora']);
  expect(await brand('validate', 'aurora')).toMatchObject({ code: 0 });
  expect(await brand('audit', 'aurora')).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'aurora/logo.svg'), 'utf8')).toContain('<path');
});

it('refuses what is there already and what cannot be, and leaves nothing behind', async () => {
  expect(await brand('new', 'aurora')).toMatchObject({ code: 1 });
  expect(await brand('new', 'Bad Code')).toMatchObject({ code: 2 });
  expect(await brand('new', 'borealis', '--seed', 'green')).toMatchObject({ code: 2 });
  expect(await brand('new', 'borealis', '--host', 'aurora.localhost')).toMatchObject({ code: 1 });
  expect(readdirSync(root)).toEqual(['aurora']);
});

it('reports problems with their place and fixes what can be fixed', async () => {
  const file = join(root, 'aurora/brand.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"theme"', '"teme"').replace('#0a7d5a', '#0A7D5'));
  const before = await brand('validate', 'aurora', '--json');
  expect(before.code).toBe(1);
  const { problems } = (JSON.parse(before.out) as { brands: { problems: { code: string; line: number }[] }[] }).brands[0] ?? {
    problems: [],
  };
  expect(problems.map(({ code }) => code)).toContain('key.misspelt');
  writeFileSync(file, text.replace('"theme"', '"teme"'));
  expect((await brand('validate', 'aurora')).out).toMatch(/brand\.json:9:3 error key\.misspelt/);
  expect(await brand('validate', 'aurora', '--fix')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...(JSON.parse(text) as object) });
});

it('is a program that ends with the code of its command', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/brand.ts', 'validat', '--lang', 'en'], { encoding: 'utf8' });
  expect([status, stderr.includes('validat')]).toEqual([2, true]);
});

it('answers wrong usage with the next step', async () => {
  expect(await brand('validat')).toMatchObject({ code: 2 });
  const option = await brand('validate', '--fixx');
  expect(option).toMatchObject({ code: 2 });
  expect(option.error).toContain('--help');
  expect((await brand('audit', 'absent')).error).toContain('aurora');
  expect((await brand('new', '--help', '--lang', 'vi')).out).toContain('Cách dùng');
});
