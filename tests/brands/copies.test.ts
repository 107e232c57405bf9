import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandCommand } from './brandCommand.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-copies-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = (seed: string, more: object = { schemaVersion: 2 }) => {
  const brand = { merchant: 'aurora', name: 'Aurora', hosts: ['aurora.localhost'], theme: { seed } };
  return `${JSON.stringify({ ...more, ...brand, assets: { logo: 'logo.svg' } }, null, 2)}\n`;
};

/** Commands that change a manifest, with what each finds to change. */
const commands: readonly (readonly [name: string, args: readonly string[], before: (round: number) => string])[] = [
  ['validate --fix', ['validate', 'aurora', '--fix'], (round) => manifest(`0a7d5${round}`)],
  ['migrate', ['migrate', 'aurora'], (round) => manifest(`#0a7d5${round}`, {})],
  ['import-tokens', ['import-tokens', 'aurora', 'tokens.json'], (round) => manifest(`#0a7d5${round}`)],
];

it.each(commands)('keeps what every run of %s replaced, the first one too', async (_name, args, before) => {
  const brand = brandCommand(root);
  expect((await brand('new', 'aurora')).code).toBe(0);
  const folder = join(root, 'aurora');
  const tokens = join(root, 'tokens.json');
  const blue = { colorSpace: 'srgb', components: [0, 0, 1] };
  writeFileSync(tokens, JSON.stringify({ seed: { $type: 'color', $value: blue } }));
  const written: string[] = [];
  for (const round of [1, 2, 3]) {
    written.push(before(round));
    writeFileSync(join(folder, 'brand.json'), before(round));
    await brand(...args.map((arg) => (arg === 'tokens.json' ? tokens : arg)));
    expect(readFileSync(join(folder, 'brand.json'), 'utf8')).not.toBe(before(round));
  }
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith('.brand.json.bak'))
    .toSorted();
  expect(copies).toEqual(['.brand.json.bak', '.brand.json.bak2', '.brand.json.bak3']);
  expect(copies.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(written);
});
