import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { authBrands } from '../../../tests/server/auth-kit.ts';
import { noon, openTestServer, testKey } from '../../../tests/server/core-kit.ts';
import { emptyDatabase, testDatabase } from '../../../tests/server/databases.ts';
import { issue, openBooks, walletOf } from '../../../tests/server/ledger-kit.ts';
import type { DatabaseSettings } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a command of package.json as a process, as its users do. */
function command(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { DATABASE_URL: _database, MIGRATE_URL: _owner, ...env } = process.env;
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...env, LANG: 'C', DATA_KEY: testKey, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
  return new Promise((done) => child.once('close', (code) => done({ code, text })));
}

/** Arguments that name a database, or what to expect of each of two kinds. */
const named = (settings: DatabaseSettings) =>
  settings.kind === 'postgres' ? ['--database', settings.url] : ['--data', settings.directory ?? ''];

const kinds: [string, () => Promise<DatabaseSettings>, () => Promise<DatabaseSettings>][] = [
  ['PostgreSQL', testDatabase, emptyDatabase],
  [
    'the embedded database',
    async () => ({ kind: 'embedded', directory: join(folder, 'first') }),
    async () => ({ kind: 'embedded', directory: join(folder, 'second') }),
  ],
];

describe.each(kinds)('commands on %s', (kind, create, createOther) => {
  it('do what they are for and end with 0, and a backup fills an empty installation', async () => {
    const database = await create();
    const site = await openTestServer({ brands: authBrands(), database, now: () => noon });
    await site.close();
    const books = await openBooks(database);
    await issue(books, walletOf('77'), '1000');
    await books.close();

    const file = join(folder, `${kind}.backup`);
    const on = named(database);
    const restored = named(await createOther());
    const member = ['demomember', '--merchant', 'alpha', ...on];
    const calls: [string, readonly string[], number, RegExp][] = [
      ['backup', ['backup', file, ...on], 0, /rows/],
      ['backup', ['restore', file, ...restored], 0, /The ledger holds/],
      ['ledger-check', restored, 0, /holds/],
      ['rollup-check', restored, 0, /\d/],
      ['backup', ['restore', file, ...restored], 4, /in use already/],
      ['keys', ['status', ...on], 0, /\d/],
      ['keys', ['rotate', ...on], 0, /\d/],
      ['settle', ['--dry-run', ...on], 0, /\d/],
      ['settle', on, 0, /\d/],
      ['accounts', ['end-sessions', ...member], 0, /demomember/],
      ['accounts', ['reset-authenticator', ...member], 1, /authenticator/],
      ['accounts', ['close', ...member], 0, /demomember/],
      ['accounts', ['reopen', ...member], 0, /demomember/],
    ];
    for (const [script, args, code, text] of calls) {
      const ended = await command(script, args);
      expect([script, args[0], ended]).toEqual([script, args[0], { code, text: expect.stringMatching(text) as unknown }]);
      expect(ended.text).not.toMatch(/\n\s+at |before initialization/);
    }
  });
});

it('db migrates, creates the serving role and prints its rights', async () => {
  const { url } = await emptyDatabase();
  const serving = new URL(url);
  serving.username = `role_${process.pid}`;
  const env = { MIGRATE_URL: url, DATABASE_URL: serving.href };
  for (const args of [['roles', '--print'], ['roles'], ['migrate']]) {
    const { code, text } = await command('db', args, env);
    expect([args, code, text]).toEqual([args, 0, expect.not.stringMatching(/\n\s+at /)]);
  }
});

/** Verbs of a program, as its help lists them. */
async function verbsOf(script: string): Promise<string[]> {
  const { text } = await command(script, ['--help']);
  return [...new Set([...text.matchAll(/^ {2}([a-z][a-z-]*)(?: |$)/gm)].map(([, verb = '']) => verb))];
}

const programs = ['accounts', 'brand', 'db', 'keys', 'vendor'];
const nouns = globSync('*.ts', { cwd: 'scripts/operate' }).map((file) => file.slice(0, -3));

it('every verb answers --help', async () => {
  const helps: [string, string][] = [
    ['backup', 'backup'],
    ['backup', 'restore'],
    ...nouns.map((noun): [string, string] => ['operate', noun]),
  ];
  for (const script of programs) {
    const verbs = await verbsOf(script);
    expect([script, verbs.length > 1]).toEqual([script, true]);
    helps.push(...verbs.map((verb): [string, string] => [script, verb]));
  }
  expect(helps.length).toBeGreaterThan(35);
  for (const [script, verb] of helps) {
    const { code, text } = await command(script, [verb, '--help']);
    expect([script, verb, code, text]).toEqual([script, verb, 0, expect.stringMatching(/npm run /)]);
  }
});
