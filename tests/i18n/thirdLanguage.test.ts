import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const copy = mkdtempSync(join(tmpdir(), 'livery-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const mark = '⟦ga⟧';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const write = (file: string, value: unknown) => writeFileSync(join(copy, file), JSON.stringify(value));
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

it('serves a third language whole, from a folder of words and a brand that offers it, without a change of code [LANG-01]', () => {
  for (const part of [
    'src',
    '.storybook',
    'schema',
    'scripts',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
    'tests/gallery',
  ])
    cpSync(part, join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'tests/i18n'), { recursive: true });
  cpSync('tests/i18n/serveCopy.ts', join(copy, 'tests/i18n/serveCopy.ts'));
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'));

  mkdirSync(join(copy, 'src/i18n/ga'));
  for (const file of readdirSync('src/i18n/en')) {
    const words = Object.entries(read(`src/i18n/en/${file}`)).map(([key, text]) => [key, `${mark} ${String(text)}`]);
    write(`src/i18n/ga/${file}`, Object.fromEntries(words));
  }
  const facts = {
    code: 'GA',
    name: 'Gaeilge',
    locale: 'ga-IE',
    iso639: 'gle',
    flag: { background: 'green', paths: [{ d: 'M0 7h20', stroke: 'white', strokeWidth: 2 }] },
  };
  write('src/i18n/ga/language.json', facts);
  mkdirSync(join(copy, 'src/server/content/help/ga'));
  writeFileSync(join(copy, 'src/server/content/help/ga/refund.md'), `# ${mark} Refund\n\n${mark} body`);
  cpSync('brands/hacson', join(copy, 'brands/third'), { recursive: true });
  const brand = read('brands/hacson/brand.json');
  const allTexts = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(allTexts);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, allTexts(part)]);
    const { vi } = value as { vi?: unknown };
    return Object.fromEntries(typeof vi === 'string' ? [...entries, ['ga', `${mark} ${vi}`]] : entries);
  };
  write('brands/third/brand.json', {
    ...(allTexts(brand) as object),
    merchant: 'third',
    hosts: ['third.test'],
    languages: { default: 'ga', offered: ['ga', 'vi', 'en'] },
  });

  run('scripts/generate-languages.ts');
  run('scripts/generate.ts');
  const addresses = ['/index', '/join', '/help'];
  run('tests/i18n/serveCopy.ts', 'third.test', ...addresses);
  const answers = read(join(copy, 'answers.json')) as Record<string, string>;

  const home = answers['/index'] ?? '';
  expect(home).toContain('<html lang="ga"');
  expect(home).toContain('content="ga_IE"');
  expect(home).toMatch(/<a href="\?lang=ga" lang="ga"[\s\S]*Gaeilge/);
  expect(home).toContain('<rect width="20" height="14" rx="3" fill="green">');
  expect(home).toContain('hreflang="ga"');
  expect(home).toMatch(/ga\.words\.generated-[\w-]+\.js/);
  for (const [page, key, area] of [
    ['/index', 'shell.skip', 'shell'],
    ['/join', 'join.contact.title', 'join'],
  ] as const)
    expect(answers[page]).toContain(`${mark} ${String(read(`src/i18n/en/${area}.json`)[key])}`);
  expect(answers['/help']).toContain(`${mark} Refund`);
  const shown = (answers['/index'] ?? '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n');
  expect(shown.match(/^[a-z]+(?:\.[a-z_]+)+$/gm) ?? []).toEqual([]);
});
