import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandCommand } from './brandCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-export-'));
const out = join(root, '_out');
const brand = brandCommand(root);

beforeAll(async () => {
  await brand('new', 'aurora');
  // What is accepted ends at the next question: whether the folder is empty.
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['http://plain.example', 2, 'plain.example'],
  ['https://aurora.sites.example:8443', 1, 'empty'],
  ['https://aurora.localhost', 1, 'empty'],
])('exports pages that call %s only if a server may have the brand there: exit %i [OPS-11]', async (api, code, said) => {
  const exported = await brand('export', 'aurora', '--out', out, '--api', api);
  expect([exported.code, exported.error]).toEqual([code, expect.stringContaining(said)]);
});
