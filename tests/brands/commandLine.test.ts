import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandCommand } from './brandCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-command-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

const brand = brandCommand(root);

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
  rmSync(join(root, 'aurora/.brand.json.bak'));
});

it('warns of a vendor or game that does not exist, and fixes a misspelt one', async () => {
  const file = join(root, 'aurora/brand.json');
  const text = readFileSync(file, 'utf8');
  const named = { home: { hotGames: ['draggon'] }, catalogue: { hiddenVendors: ['SAPHP'] } };
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), ...named }, null, 2));
  const { code, out } = await brand('validate', 'aurora');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/There is no game "draggon"\. Did you mean dragon\?[^]*Did you mean SAPPH/),
  ]);
  await brand('validate', 'aurora', '--fix');
  const fixed = { home: { hotGames: ['dragon'] }, catalogue: { hiddenVendors: ['SAPPH'] } };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(fixed);
  writeFileSync(file, text);
  rmSync(join(root, 'aurora/.brand.json.bak'));
});

describe('validate --fix', () => {
  const folder = join(root, 'aurora');
  const file = join(folder, 'brand.json');
  const good = () => readFileSync(join(root, 'aurora/brand.json'), 'utf8');
  let original = '';

  beforeEach(() => {
    original = good();
  });

  afterEach(() => {
    writeFileSync(file, original);
    for (const copy of readdirSync(folder).filter((name) => name.startsWith('.'))) rmSync(join(folder, copy));
  });

  const write = (more: object) => {
    const text = JSON.stringify({ ...(JSON.parse(original) as object), ...more }, null, 2);
    writeFileSync(file, text);
    return text;
  };

  it('prints each fix in the language of the reader and keeps a copy of the file', async () => {
    const text = write({ theme: { seed: '0a7d5a' } });
    const { code, out } = await brand('validate', 'aurora', '--fix');
    expect(code).toBe(0);
    expect(out).toContain('/theme/seed: "0a7d5a" → "#0a7d5a"');
    expect(readFileSync(join(folder, '.brand.json.bak'), 'utf8')).toBe(text);
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['brand.json', 'logo.svg']);
    write({ theme: { seed: '0a7d5a' }, hosts: ['Aurora.localhost'] });
    expect((await brand('validate', 'aurora', '--fix', '--lang', 'vi')).out).toContain('đã sửa 2');
  });

  it('writes nothing with --dry-run and lists the fixes as JSON', async () => {
    const text = write({ theme: { seed: '0a7d5a' }, nav: { items: [1] } });
    const { code, out } = await brand('validate', 'aurora', '--fix', '--drop-unknown', '--dry-run', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      brands: [
        {
          merchant: 'aurora',
          written: false,
          fixes: [
            { code: 'key.unknown', pointer: '/nav', operation: 'remove', before: { items: [1] } },
            { code: 'value.malformed', pointer: '/theme/seed', operation: 'replace', before: '0a7d5a', after: '#0a7d5a' },
          ],
        },
      ],
    });
    expect(good()).toBe(text);
    expect(readdirSync(folder)).toEqual(['brand.json', 'logo.svg']);
  });

  it('removes what it does not know only when asked to', async () => {
    const tagline = { vi: 'Chào', en: 'Hello', th: 'สวัสดี' };
    write({ nav: ['home'], tagline, words: { vi: { 'zz.qq.nowhere': 'X' } } });
    const kept = await brand('validate', 'aurora', '--fix');
    expect(kept.code).toBe(1);
    expect(kept.out).not.toMatch(/validate aurora --fix\n/);
    expect(kept.out).toContain('--fix --drop-unknown');
    expect(JSON.parse(good())).toMatchObject({ nav: ['home'], tagline, words: { vi: { 'zz.qq.nowhere': 'X' } } });
    const dropped = await brand('validate', 'aurora', '--fix', '--drop-unknown');
    expect(dropped.code).toBe(0);
    expect(dropped.out).toMatch(/\/nav: \["home"\] → removed/);
    expect(good()).not.toMatch(/nav|สวัสดี|nowhere/);
    expect(await brand('validate', 'aurora', '--drop-unknown')).toMatchObject({ code: 2 });
  });

  it('promises only fixes that work: after a run it promises none', async () => {
    const stops = ['#000000', '#777777', '#ffffff'].map((color, index) => ({ color, position: index / 2 }));
    write({ theme: { seed: '#0a7d5a', palettes: { dark: { gradient: { hero: { angle: 90, stops } } } } } });
    const { out } = await brand('validate', 'aurora', '--fix');
    expect(out).toContain('palette.contrast');
    expect(out).not.toContain('--fix');
    expect((await brand('validate', 'aurora')).out).not.toContain('--fix');
  });

  it('corrects surfaces of the other mode in one run', async () => {
    const white = { canvas: '#ffffff', base: '#ffffff', raised: '#ffffff' };
    write({ theme: { seed: '#0a7d5a', palettes: { dark: { surface: white } } } });
    expect((await brand('validate', 'aurora')).out).toContain('seem to be swapped');
    expect((await brand('validate', 'aurora', '--fix')).out).toContain('/theme/palettes/dark/surface/canvas');
    expect((await brand('validate', 'aurora')).code).toBe(0);
  });
});

it('is a program that ends with the code of its command', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/brand.ts', 'validat', '--lang', 'en'], { encoding: 'utf8' });
  expect([status, stderr.includes('validat')]).toEqual([2, true]);
});

it('ends quietly when the reader of its output goes', () => {
  const { stderr } = spawnSync('bash', ['-c', `"$0" scripts/brand.ts validate --json | true`, process.execPath], {
    encoding: 'utf8',
  });
  expect(stderr).not.toMatch(/EPIPE|Error/);
});

it('answers wrong usage with the next step', async () => {
  expect(await brand('validat')).toMatchObject({ code: 2 });
  const option = await brand('validate', '--fixx');
  expect(option).toMatchObject({ code: 2 });
  expect(option.error).toContain('--help');
  expect((await brand('audit', 'absent')).error).toContain('aurora');
  expect((await brand('new', '--help', '--lang', 'vi')).out).toContain('Cách dùng');
});
